import { expect, test } from 'vitest';
import { labelsOf } from '../judgement/testing.ts';
import { strategyBot } from './bot.ts';
import { position, strategy } from './testing.ts';

const bot = strategyBot(
  strategy(`
name: x
buy:
  - province: money > 10
  - chapel
  - knights: own(knights) < 1
  - gold
  - village: own(village) < 2
  - silver
play: [smithy, militia]
`),
);

/** What the bot answers to the question at hand. */
function answer(game: ReturnType<typeof position>): readonly string[] {
  if (game.decision === null) throw new Error('nothing is asked');
  return labelsOf(bot(game.decision, game.view(0)));
}

test('buys the first line that can be paid', () => {
  const buying = (coins: number) => answer(position({ deck: ['village', 'village'] }, { coins }));
  expect(buying(7)).toEqual(['buy gold']);
  expect(buying(6)).toEqual(['buy gold']);
  expect(buying(5)).toEqual(['buy silver']);
  expect(buying(3)).toEqual(['buy silver']);
  expect(buying(2)).toEqual([]);
});

test('passes over a line that does not apply', () => {
  const buying = (deck: string[], coins: number) => answer(position({ deck }, { coins }));
  expect(buying(['gold', 'gold', 'gold'], 8)).toEqual(['buy gold']);
  expect(buying(['gold', 'gold', 'gold', 'gold'], 8)).toEqual(['buy province']);
  expect(buying(['village'], 3)).toEqual(['buy village']);
  expect(buying(['village', 'village'], 3)).toEqual(['buy silver']);
});

test('passes over a pile that is empty or not in the game', () => {
  expect(answer(position({}, { coins: 6, supply: { gold: 0 } }))).toEqual(['buy village']);
  expect(answer(position({}, { coins: 2 }))).toEqual([]);
  expect(answer(position({}, { coins: 2, kingdom: ['chapel'] }))).toEqual(['buy chapel']);
});

test('buys from a mixed pile whatever lies on top, at its price', () => {
  const buying = (coins: number, top: string, deck: string[] = []) =>
    answer(
      position(
        { deck },
        { coins, kingdom: ['knights'], supply: { knights: [top, 'sir-bailey', 'dame-anna'] } },
      ),
    );
  expect(buying(5, 'dame-molly')).toEqual(['buy dame-molly']);
  expect(buying(4, 'sir-martin')).toEqual(['buy sir-martin']);
  expect(buying(4, 'dame-molly')).toEqual(['buy village']);
  expect(buying(5, 'dame-molly', ['sir-vander'])).toEqual(['buy village']);
});

test('pays the reduced price', () => {
  const game = position({ hand: ['bridge', 'copper', 'copper'] }, { phase: 'action', kingdom: ['bridge'] });
  for (const picks of [['play bridge'], ['treasures']]) {
    expect(answer(game)).toEqual(picks);
    expect(game.answer(0, { index: game.decision?.index ?? 0, picks }).ok).toBe(true);
  }
  // Three coins: a Village costs 2, and then there is 1 left for a second buy.
  expect(answer(game)).toEqual(['buy village']);
});

test('buys again while buys are left', () => {
  const game = position({}, { coins: 10, buys: 3 });
  const bought: string[] = [];
  while (game.decision?.player === 0) {
    const picks = answer(game);
    bought.push(...picks);
    game.answer(0, { index: game.decision.index, picks });
  }
  expect(bought).toEqual(['buy gold', 'buy village']);
});

test('plays its treasures before it buys', () => {
  const game = position({ hand: ['gold', 'copper', 'copper', 'copper'] });
  expect(answer(game)).toEqual(['treasures']);
});

test('keeps Spoils that would buy nothing better', () => {
  const kingdom = ['bandit-camp'];
  expect(answer(position({ hand: ['spoils', 'gold', 'gold'], deck: ['copper'] }, { kingdom }))).toEqual([
    'play gold',
  ]);
  expect(
    answer(position({ hand: ['spoils'], deck: ['gold', 'gold', 'gold'] }, { coins: 8, kingdom })),
  ).toEqual(['buy province']);
});

test('plays the actions of the list first', () => {
  const acting = (hand: string[], actions = 1) =>
    answer(
      position(
        { hand, deck: ['copper', 'copper', 'copper'] },
        { phase: 'action', actions, kingdom: ['militia'] },
      ),
    );
  expect(acting(['moat', 'militia', 'smithy'])).toEqual(['play smithy']);
  expect(acting(['moat', 'militia'])).toEqual(['play militia']);
  expect(acting(['moat'])).toEqual(['play moat']);
});

/** Plays the card and gives what the bot answers to the question that follows. */
function answerAfter(card: string, game: ReturnType<typeof position>): readonly string[] {
  game.answer(0, { index: game.decision?.index ?? 0, picks: [`play ${card}`] });
  return answer(game);
}

test('gains by the same lines', () => {
  const workshop = (deck: string[]) => position({ hand: ['workshop'], deck }, { phase: 'action' });
  expect(answerAfter('workshop', workshop([]))).toEqual(['village']);
  expect(answerAfter('workshop', workshop(['village', 'village']))).toEqual(['silver']);
});

test('leaves what its lines do not name to judgement', () => {
  const supply = { silver: 0, village: 0 };
  const workshop = position({ hand: ['workshop'] }, { phase: 'action', supply });
  const [gained] = answerAfter('workshop', workshop);
  expect(workshop.decision?.choices.map(({ label }) => label)).toContain(gained);
  const chapel = position({ hand: ['chapel', 'curse', 'gold'] }, { phase: 'action', kingdom: ['chapel'] });
  expect(answerAfter('chapel', chapel)).toEqual(['curse']);
});

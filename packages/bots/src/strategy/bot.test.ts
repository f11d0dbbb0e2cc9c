import type { Game } from '@provincia/engine';
import { describe, expect, test } from 'vitest';
import { labelsOf } from '../judgement/testing.ts';
import type { PhaseBot } from '../phase-bot.ts';
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

/** What the bot, or another one, answers to the question at hand. */
function answer(game: Game, by = bot): readonly string[] {
  if (game.decision === null) throw new Error('nothing is asked');
  return labelsOf(by(game.decision, game.view(0)));
}

/** A bot that follows these lists. */
function following(lists: string): PhaseBot {
  return strategyBot(strategy(`name: x\n${lists}`));
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

/** Plays the card and gives what the bot, or another one, answers to the question that follows. */
function answerAfter(card: string, game: Game, by = bot): readonly string[] {
  const { decision } = game;
  const result = game.answer(0, { index: decision?.index ?? 0, picks: [`play ${card}`] });
  if (!result.ok) throw new Error(result.problem.message);
  return answer(game, by);
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

test('plays a card first only when its line applies', () => {
  const bot = following('buy: [gold]\nplay: [militia: their-hand > 3, smithy]');
  const acting = (hand: string[], theirs: number) => {
    const others = [{ hand: Array<string>(theirs).fill('copper') }];
    const deck = ['copper', 'copper', 'copper'];
    return answer(position({ hand, deck }, { phase: 'action', kingdom: ['militia'], others }), bot);
  };
  expect(acting(['smithy', 'militia'], 5)).toEqual(['play militia']);
  expect(acting(['smithy', 'militia'], 3)).toEqual(['play smithy']);
  // It may still be played, by judgement.
  expect(acting(['militia'], 3)).toEqual(['play militia']);
});

describe('what to gain', () => {
  const workshop = (deck: string[] = []) => position({ hand: ['workshop'], deck }, { phase: 'action' });

  test('is the first line of its own that applies, then what would be bought', () => {
    const bot = following('buy: [silver]\ngain: [province, smithy: own(smithy) < 1]');
    expect(answerAfter('workshop', workshop(), bot)).toEqual(['smithy']);
    expect(answerAfter('workshop', workshop(['smithy']), bot)).toEqual(['silver']);
  });

  test('has nothing to do with what is bought', () => {
    const bot = following('buy: [silver]\ngain: [smithy]');
    expect(answer(position({}, { coins: 5 }), bot)).toEqual(['buy silver']);
  });

  /** A Rebuild of a Duchy: the card that is named is an Estate. */
  function rebuilt(bot: PhaseBot): readonly string[] {
    const kingdom = ['rebuild', 'nobles'];
    const game = position({ hand: ['rebuild'], deck: ['duchy'] }, { phase: 'action', kingdom });
    for (const picks of [['play rebuild'], ['estate']])
      game.answer(0, { index: game.decision?.index ?? 0, picks });
    expect(game.decision).toMatchObject({ purpose: 'gain', source: 'rebuild' });
    return answer(game, bot);
  }

  test('is a Province, whatever is said of buying one', () => {
    expect(rebuilt(following('buy: [province: money > 50, nobles, gold]'))).toEqual(['province']);
    expect(rebuilt(following('buy: [nobles, gold]'))).toEqual(['province']);
  });

  test('is no Province if there are lines that say otherwise', () => {
    expect(rebuilt(following('buy: [province, gold]\ngain: [nobles]'))).toEqual(['nobles']);
    expect(rebuilt(following('buy: [gold]\ngain: [nobles: turn > 9, province]'))).toEqual(['province']);
  });
});

describe('what to trash', () => {
  const chapel = (hand: string[], deck: string[] = []) =>
    position({ hand: ['chapel', ...hand], deck }, { phase: 'action', kingdom: ['chapel'] });
  const trashed = (lines: string, ...cards: Parameters<typeof chapel>) =>
    answerAfter('chapel', chapel(...cards), following(`buy: [gold]\ntrash: [${lines}]`));

  test('is every copy that a line applies to, in the order of the lines, as many as may be', () => {
    const hand = ['estate', 'gold', 'estate', 'silver', 'copper', 'copper', 'copper'];
    expect(trashed('copper, estate', hand)).toEqual(['copper', 'copper', 'copper', 'estate']);
    expect(trashed('estate: turn = 1, copper: turn > 1', hand)).toEqual(['estate', 'estate']);
  });

  test('is nothing else, if nothing else has to be', () => {
    expect(trashed('copper', ['curse', 'estate', 'gold'])).toEqual([]);
    expect(trashed('gold', ['curse', 'estate', 'gold'])).toEqual(['gold']);
  });

  test.each([
    ['copper: money > 3', 2],
    ['copper: own(copper) > 3', 2],
    ['copper: own(copper) + 0 < 5', 0],
    ['copper: own(copper) < 6', 4],
    ['copper: cards > 10', 3],
    ['copper: hand > 6', 3],
    ['copper: in-hand(copper) > 3', 1],
    ['estate: lead > 3', 2],
    ['estate: lead > 2', 3],
    ['curse: lead < 6', 1],
  ])('takes what is picked for gone: %s picks %i', (line, count) => {
    // 13 cards, the Chapel among them, 9 of them in hand; 5 money; 5 points, one of them from the Gardens.
    const hand = [...Array<string>(4).fill('copper'), ...Array<string>(3).fill('estate'), 'curse', 'curse'];
    const deck = ['copper', 'gardens', 'duchy'];
    expect(trashed(line, hand, deck)).toHaveLength(count);
  });

  test('takes the cards for fewer where that changes points', () => {
    const deck = [...Array<string>(17).fill('silver'), 'gardens'];
    // The Gardens are worth 2 points from 20 cards on.
    expect(trashed('copper: lead > 1', ['copper', 'copper'], deck)).toEqual(['copper', 'copper']);
    expect(trashed('copper: lead > 1', ['copper', 'copper'], deck.slice(1))).toEqual(['copper']);
  });

  test('names all cards of a mixed pile at once', () => {
    const hand = ['abandoned-mine', 'survivors', 'copper'];
    expect(trashed('ruins', hand)).toEqual(['abandoned-mine', 'survivors']);
  });

  test('is filled up by judgement where more has to go', () => {
    const post = position(
      { hand: ['trading-post', 'gold', 'curse', 'silver', 'copper'] },
      { phase: 'action', kingdom: ['trading-post'] },
    );
    const bot = following('buy: [gold]\ntrash: [silver, province]');
    expect(answerAfter('trading-post', post, bot)).toEqual(['silver', 'curse']);
  });

  test('is filled up with another copy of what a line spares', () => {
    const hand = ['trading-post', 'copper', 'copper', 'copper', 'gold'];
    const post = position({ hand }, { phase: 'action', kingdom: ['trading-post'] });
    const bot = following('buy: [gold]\ntrash: [copper: own(copper) > 2]');
    expect(answerAfter('trading-post', post, bot)).toEqual(['copper', 'copper']);
  });

  test('does not say what is trashed of what others have', () => {
    const thief = position(
      { hand: ['thief'] },
      { phase: 'action', kingdom: ['thief'], others: [{ deck: ['copper', 'gold'] }] },
    );
    expect(answerAfter('thief', thief, following('buy: [gold]\ntrash: [copper]'))).toEqual(['gold']);
  });
});

test('follows blocks as the lines they stand for', () => {
  const bot = following(`buy:
  - when: own(gold) < 1
    then:
      - gold
      - when: turn > 5
        then: [duchy]
  - silver`);
  const buying = (deck: string[], coins: number, turns: number) =>
    answer(position({ deck, turns }, { coins }), bot);
  expect(buying([], 6, 1)).toEqual(['buy gold']);
  expect(buying([], 5, 1)).toEqual(['buy silver']);
  expect(buying([], 5, 6)).toEqual(['buy duchy']);
  expect(buying(['gold'], 5, 6)).toEqual(['buy silver']);
});

test('leaves the last but one Province to who is ahead', () => {
  const bot = following('buy: [province: provinces-left != 2 or lead > -6, duchy]');
  const buying = (provinces: number, theirs: string[]) =>
    answer(position({}, { coins: 8, supply: { province: provinces }, others: [{ deck: theirs }] }), bot);
  expect(buying(2, ['duchy', 'estate', 'estate'])).toEqual(['buy province']);
  expect(buying(2, ['province'])).toEqual(['buy duchy']);
  expect(buying(3, ['province'])).toEqual(['buy province']);
  expect(buying(1, ['province'])).toEqual(['buy province']);
});

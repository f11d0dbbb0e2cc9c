import { Arena, botsOf } from '@provincia/arena';
import { asBot, type Level, makeLevels } from '@provincia/bots';
import type { Outcome } from '@provincia/engine';
import { expect, test } from 'vitest';
import { kingdomOption } from '../input/kingdom.ts';
import { Listener } from './listener.ts';
import { wholeOf } from './reliability.ts';

/** Its plans need not be looked for. */
const kingdom = kingdomOption('First Game');

const easy = makeLevels().get('easy') as Level;

/** How often it has stated a chance. */
let statements = 0;

/** Plays like a beginner. With the first decision of every turn it is sure to win; with every other one it is not. */
const talkative: Level = (kingdom, players) => {
  const adviser = easy(kingdom, players);
  let turn = 0;
  return (decision, view) => {
    const chance = view.turn === turn ? 0.25 : 1;
    turn = view.turn;
    statements++;
    return { ...adviser(decision, view), chance };
  };
};

const levels = new Map([
  ['easy', easy],
  ['talkative', talkative],
]);

/** Plays one game of these levels in this order, and tells what was heard of the one. */
function heard(
  players: readonly string[],
  level: string,
  byCoach = false,
  more: Readonly<Record<string, Level>> = {},
) {
  const listener = new Listener({ level, byCoach });
  const match = {
    players: players.map((level) => ({ level })),
    kingdom,
    seating: 'fixed',
    seed: '6'.repeat(32),
  } as const;
  const outcomes: Outcome[] = [];
  new Arena(match, botsOf(match, listener.among(new Map([...levels, ...Object.entries(more)])))).play(0, 1, {
    begin: () => {
      listener.begin();
      return null;
    },
    end: (_, outcome) => {
      listener.end(outcome);
      outcomes.push(outcome);
    },
  });
  return { reliability: listener.collect(), outcome: outcomes[0], listener };
}

test('one chance in a turn is noted, the first, with the result of that seat', () => {
  for (const [players, seat] of [
    [['talkative', 'easy'], 0],
    [['easy', 'talkative'], 1],
  ] as const) {
    statements = 0;
    const { reliability, outcome, listener } = heard(players, 'talkative');
    const { positions, stated, won } = wholeOf(reliability);
    expect(positions).toBe(outcome.turns[seat]);
    expect(statements).toBeGreaterThan(positions);
    expect(stated).toBe(positions);
    expect(outcome.winners).toHaveLength(1);
    expect(won).toBe(outcome.winners.includes(seat) ? positions : 0);
    // Whatever was collected is not there again.
    expect(wholeOf(listener.collect()).positions).toBe(0);
  }
});

test('what a chance was made of is noted with it, turns as whole ones', () => {
  const foreseeing: Level = (kingdom, players) => {
    const adviser = talkative(kingdom, players);
    return (decision, view) => ({ ...adviser(decision, view), foresight: { share: 0.4, turns: 7.6 } });
  };
  const { reliability, outcome } = heard(['foreseeing', 'easy'], 'foreseeing', false, { foreseeing });
  const positions = outcome.turns[0];
  const won = outcome.winners.includes(0) ? positions : 0;
  expect([...reliability.foreseen.values()]).toEqual([{ share: 0.4, turns: 8, positions, won }]);
});

test('who rehearses in the middle of cards still can', () => {
  const bot = Object.assign(asBot(easy(kingdom, 2)), { rehearses: true });
  const rehearsing: Level = () => Object.assign(talkative(kingdom, 2), { bot });
  const listener = new Listener({ level: 'rehearsing', byCoach: false });
  const level = listener.among(new Map([['rehearsing', rehearsing]])).get('rehearsing') as Level;
  expect(asBot(level(kingdom, 2)).rehearses).toBe(true);
});

test('a level that plays itself is heard in both seats: one of them wins', () => {
  const { reliability, outcome } = heard(['talkative', 'talkative'], 'talkative');
  const { positions, won } = wholeOf(reliability);
  expect(won).toBeGreaterThan(0);
  expect(won).toBeLessThan(positions);
  expect(positions).toBe(outcome.turns[0] + outcome.turns[1]);
});

test('others are not listened to, and who states nothing is not heard', () => {
  expect(wholeOf(heard(['easy', 'talkative'], 'easy').reliability).positions).toBe(0);
  expect(wholeOf(heard(['talkative', 'easy'], 'nobody').reliability).positions).toBe(0);
});

test('a victory that is shared is half a win', () => {
  const { reliability, outcome, listener } = heard(['talkative', 'easy'], 'talkative');
  const { positions } = wholeOf(reliability);
  // The notes of that game are still there: it ends once more, in another way.
  listener.end({ ...outcome, winners: [0, 1] });
  expect(wholeOf(listener.collect())).toMatchObject({ positions, won: positions / 2 });
});

test('for a level that states nothing the coach does, in every turn', () => {
  const { reliability, outcome } = heard(['easy', 'talkative'], 'easy', true);
  const { positions, stated } = wholeOf(reliability);
  expect(positions).toBe(outcome.turns[0]);
  expect(stated).toBeGreaterThan(0);
  expect([...reliability.leads.values()].reduce((sum, led) => sum + led.positions, 0)).toBe(positions);
});

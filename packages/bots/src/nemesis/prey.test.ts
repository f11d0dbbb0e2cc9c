import { library } from '@provincia/cards';
import { type Bot, Simulation } from '@provincia/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { asBot } from '../adviser.ts';
import { type Level, makeLevels } from '../levels.ts';
import type { PlanBook } from '../plan/book.ts';
import { writtenRepertoire } from '../repertoire/notation.ts';
import { strategyBot } from '../strategy/bot.ts';
import { kingdomWith, strategy } from '../strategy/testing.ts';
import { preyOf } from './prey.ts';

const kingdom = kingdomWith(['witch']);
const money = strategy('name: Plan\nbuy:\n  - province\n  - gold\n  - silver\n');
const witch = strategy('name: Plan\nbuy:\n  - province\n  - witch: own(witch) < 2\n  - gold\n  - silver\n');

/** Nothing has to be bred. */
const book: PlanBook = {
  get: (key) =>
    key.startsWith('rep3 2 ')
      ? writtenRepertoire([
          { strategy: witch, weight: 0.7, results: [0.5, 0.8] },
          { strategy: money, weight: 0.3, results: [0.2, 0.5] },
        ])
      : undefined,
  set: (key) => expect.fail(`looked for ${key}`),
};

afterEach(() => {
  vi.restoreAllMocks();
});

test('of a level that thinks the plans are known, and the search begins with them', () => {
  const { seeds, plans } = preyOf('hard', kingdom, book);
  expect(seeds.slice(0, 2).map(({ buy }) => buy)).toEqual([witch.buy, money.buy]);
  expect(seeds.length).toBeGreaterThan(10);
  expect(plans.map(({ weight }) => weight)).toEqual([0.7, 0.3]);
});

/** Enough to think about the first purchases. */
const TURNS = 2;

/** How long a bot thinks in a game at most, on a clock that goes on by a millisecond whenever it is looked at. */
function longestThought(bot: Bot): number {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => ++time);
  let longest = 0;
  const timed: Bot = (decision, view) => {
    const before = time;
    const picks = bot(decision, view);
    longest = Math.max(longest, time - before);
    return picks;
  };
  const simulation = new Simulation(library, { players: 2, kingdom }, TURNS);
  simulation.play('5'.repeat(32), [Object.assign(timed, { rehearses: true }), strategyBot(money)], 0);
  return longest;
}

test('a level that thinks is met in a hurry', () => {
  const itself = asBot((makeLevels(book, {}).get('hard') as Level)(kingdom, 2));
  expect(longestThought(itself)).toBeGreaterThan(60);
  const hurried = longestThought(preyOf('hard', kingdom, book).level);
  expect(hurried).toBeGreaterThan(10);
  expect(hurried).toBeLessThanOrEqual(60);
});

import { expect, test } from 'vitest';
import { closing } from '../search/closing.ts';
import { strategyBot } from '../strategy/bot.ts';
import { shippedStrategies } from '../strategy/shipped.ts';
import type { Strategy } from '../strategy/strategy.ts';
import { race } from '../strategy/testing.ts';
import { findPlan } from './book.ts';
import { read, written } from './notation.ts';
import { strategyOf } from './plan.ts';
import { Planner } from './planner.ts';

/** With few plans to begin with: the search is short. */
const witches = [
  'witch',
  'moat',
  'cellar',
  'duke',
  'vassal',
  'vagrant',
  'secret-chamber',
  'scout',
  'sage',
  'great-hall',
];

/** With many that are as good: chance has a say in what comes of it. */
const weak = [
  'pawn',
  'chancellor',
  'woodcutter',
  'cellar',
  'vassal',
  'vagrant',
  'sage',
  'scout',
  'great-hall',
  'thief',
];

test('a plan that is found where there is a Witch beats Big Money', () => {
  const planner = new Planner(witches, 2);
  planner.improve(2000);
  expect(planner.plan.wants.map(({ pile }) => pile)).toContain('witch');
  const bigMoney = strategyBot(shippedStrategies().get('big-money') as Strategy);
  const { wins } = race([closing(strategyBot(strategyOf(planner.plan))), bigMoney], witches, 60);
  expect(wins).toBeGreaterThan(48);
  const { piles } = shippedStrategies().get(planner.strategy) as Strategy;
  expect(witches).toEqual(expect.arrayContaining([...piles]));
});

test('what is found is the same in whatever order the kingdom is named and in however many steps, and is kept', () => {
  const planner = new Planner(weak, 2);
  planner.improve(1000);
  planner.improve(3000);
  const store = new Map<string, string>();
  const found = findPlan({ book: store, shipped: {}, most: 3000 }, [...weak].reverse(), 2, 3000);
  expect(found.strategy).toBe(planner.strategy);
  expect(written(found.plan)).toBe(written(planner.plan));
  expect([...store.values()]).toEqual([`${found.strategy} ${written(found.plan)}`]);
});

test('a book finds what was found before, in whatever order the kingdom is named', () => {
  const line = '16/14 4 2 witch:2 gold silver';
  const asked = new Set<string>();
  const get = (key: string) => {
    asked.add(key);
    return `double-witch ${line}`;
  };
  const book = { get, set: () => expect.fail('it was looked for') };
  for (const piles of [witches, [...witches].reverse()]) {
    expect(findPlan({ book, shipped: {}, most: 0 }, piles, 2, 100)).toEqual({
      strategy: 'double-witch',
      plan: read(line),
    });
  }
  expect(asked.size).toBe(1);
  findPlan({ book, shipped: {}, most: 0 }, witches, 3, 100);
  findPlan({ book, shipped: {}, most: 0 }, witches, 2, 200);
  expect(asked.size).toBe(3);
});

test('a book finds first what comes with the program', () => {
  const line = '16/14 4 2 witch:1 gold silver';
  const shipped = new Proxy<Record<string, string>>({}, { get: () => `double-witch ${line}` });
  const store = { get: () => 'big-money 0/0 4 2 gold silver', set: () => expect.fail('it was looked for') };
  expect(findPlan({ book: store, shipped, most: 0 }, witches, 2, 100).plan).toEqual(read(line));
});

test.each(['?', 'nobody 16/14 4 2 gold silver', 'big-money 16/14 4 2 gold sil/ver'])(
  'what cannot be read is looked for again: %s',
  (line) => {
    const found: string[] = [];
    const store = { get: () => line, set: (_: string, better: string) => found.push(better) };
    const { plan, strategy } = findPlan({ book: store, shipped: {}, most: 0 }, weak, 2, 100);
    expect(found).toEqual([`${strategy} ${written(plan)}`]);
  },
);

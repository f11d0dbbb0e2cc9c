import { kingdomPool } from '@provincia/cards';
import { setIds } from '@provincia/catalog';
import { expect, test } from 'vitest';
import { databases } from '../../test/support/databases.ts';
import { dailySets, daysAround, dealBy, dealToday } from './deal.ts';

const SECRET = 'a secret of the server';

test('a day is made of the secret, the date and the set alone, by HMAC-SHA-256', () => {
  expect(dealBy(SECRET, '2026-11-17', 'base')).toEqual({
    day: '2026-11-17',
    set_id: 'base',
    kingdom: JSON.stringify(
      'merchant market cellar adventurer vassal laboratory militia feast woodcutter gardens'.split(' '),
    ),
    seed: 'e30b52fbdd5620f0f03ff53fcab49f3a',
    first: 0,
  });
  expect(dealBy(SECRET, '2026-11-17', 'all')).toMatchObject({
    seed: '5570c2faebb91f7e358e386fab05f123',
    first: 1,
  });
  expect(dealBy(SECRET, '2026-11-18', 'all')).toMatchObject({
    seed: '3afec1beaa6830324e85505b4878e470',
    first: 1,
  });
});

test('another secret, day or set has other deals, and both seats begin at times', () => {
  const days = Array.from({ length: 20 }, (_, i) => `2026-11-${10 + i}`);
  const deals = [SECRET, 'another'].flatMap((secret) =>
    days.flatMap((day) => dailySets.map((set) => dealBy(secret, day, set))),
  );
  for (const part of ['kingdom', 'seed'] as const)
    expect(new Set(deals.map((deal) => deal[part])).size).toBe(deals.length);
  expect(new Set(deals.map(({ first }) => first))).toEqual(new Set([0, 1]));
});

test('every set has its own kingdom, of its own cards, and there is one of all', () => {
  expect(dailySets).toEqual(['all', ...setIds]);
  for (const set of setIds) {
    const piles: string[] = JSON.parse(dealBy(SECRET, '2026-11-17', set).kingdom);
    expect(new Set(piles).size).toBe(10);
    const own = kingdomPool({ [set]: 'both' });
    expect(piles.filter((pile) => !own.includes(pile))).toEqual([]);
  }
});

test.for(Object.entries(databases))(
  'on %s all processes have the same, also a newer one that knows more cards',
  async ([, newDatabase], { onTestFinished }) => {
    const { store, remove } = await newDatabase();
    onTestFinished(remove);
    const { db } = store;
    const deals = await Promise.all(
      ['one', 'two', 'three'].map((secret) => dealToday(db, '2026-11-17', 'all', () => secret)),
    );
    for (const deal of deals) expect(deal).toEqual(deals[0]);
    await db.updateTable('daily_deals').set({ kingdom: '["of an older version"]' }).execute();
    expect(await dealToday(db, '2026-11-17', 'all', () => 'four')).toMatchObject({
      kingdom: '["of an older version"]',
    });
    await dealToday(db, '2026-11-14', 'all', () => 'five');
    expect(await daysAround(db, '2026-11-17', 'all')).toEqual({ before: '2026-11-14', after: null });
    expect(await daysAround(db, '2026-11-14', 'all')).toEqual({ before: null, after: '2026-11-17' });
    expect(await daysAround(db, '2026-11-17', 'base')).toEqual({ before: null, after: null });
  },
);

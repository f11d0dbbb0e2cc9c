import type * as coach from '@provincia/coach';
import { expect, test } from 'vitest';
import { Hint, Review } from './review.ts';
import { schemaFor } from './schema-for.ts';

/** The compiler refuses this file if the schemas are not those of what the coach says. */
const schemas = { review: schemaFor<coach.Review>()(Review), hint: schemaFor<coach.Hint>()(Hint) };

const tried: coach.TriedLine = { picks: ['buy silver'], more: ['estate'], chance: 0.5, games: 400 };
const player = { skill: -0.1, others: 0, luck: 0.1, error: 0, decisions: 1, errorRate: 0.1, accuracy: 60 };

const review: coach.Review = {
  progress: 1,
  start: [0.5, 0.5],
  turns: [
    {
      index: 0,
      seat: 0,
      turn: 1,
      chances: [0.5, 0.5],
      error: 0.01,
      lostInActions: null,
      lostInPurchases: 0.1,
      luck: [0, 0],
    },
  ],
  decisions: [
    {
      index: 1,
      seat: 0,
      turn: 1,
      about: 'purchase',
      given: tried,
      better: { ...tried, chance: 0.6 },
      loss: 0.1,
      error: 0.02,
      mark: 'mistake',
      reason: { code: 'plan', plan: { kind: 'money', card: null } },
      tried: [tried],
    },
  ],
  result: [1, 0],
  players: [player, { ...player, accuracy: null }],
  ways: {
    games: 200,
    best: [
      {
        plan: { kind: 'money', card: 'smithy' },
        weight: 1,
        shares: [null],
        againstMoney: 0.8,
        gets: [{ card: 'silver', turn: 1, count: 3 }],
      },
    ],
  },
  acquired: [[{ card: 'silver', turn: 2, count: 1 }], []],
};

test('what the coach says of a game can go over the wire, and nothing else can', () => {
  expect(schemas.review.parse(review)).toEqual(review);
  expect(schemas.review.safeParse({ ...review, seed: 'secret' }).success).toBe(false);
  expect(schemas.review.safeParse({ ...review, players: [{}] }).success).toBe(false);
});

test('so can a hint, whatever its reason', () => {
  const reasons: (coach.Reason | null)[] = [
    null,
    { code: 'wins-now' },
    { code: 'points', points: 2.5 },
    { code: 'sooner', turns: 1 },
    { code: 'hardly-used', card: 'gold', uses: 0.2, turns: 3 },
  ];
  for (const reason of reasons)
    expect(schemas.hint.parse({ ...tried, reason })).toEqual({ ...tried, reason });
  expect(schemas.hint.safeParse({ ...tried, reason: { code: 'points' } }).success).toBe(false);
});

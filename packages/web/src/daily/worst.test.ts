import type { Review, ReviewedDecision } from '@provincia/coach/review';
import { expect, test } from 'vitest';
import { worstOf } from './worst.ts';

const line = { picks: ['buy silver'], more: [], chance: 0.5, games: 100 };
const decision = (change: Partial<ReviewedDecision>): ReviewedDecision => ({
  index: 0,
  seat: 0,
  turn: 1,
  about: 'purchase',
  given: line,
  better: line,
  loss: 0.1,
  error: 0.01,
  mark: 'mistake',
  reason: null,
  tried: [],
  ...change,
});
const worst = (...decisions: ReviewedDecision[]) => worstOf({ decisions } as unknown as Review, 0);

test('the biggest mistake is what cost the own seat most', () => {
  const big = decision({ index: 2, loss: 0.3, mark: 'blunder' });
  expect(worst(decision({}), big, decision({ loss: 0.2 }))).toBe(big);
  expect(worst(decision({ seat: 1, loss: 0.9 }), big)).toBe(big);
});

test('what is fine, or than which nothing better was found, is none', () => {
  expect(worst()).toBeNull();
  expect(worst(decision({ mark: 'fine' }), decision({ better: null, loss: 0.9 }))).toBeNull();
});

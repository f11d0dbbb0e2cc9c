import { rate, rating } from 'openskill';
import { expect, test } from 'vitest';
import { standingOf } from './rating-scale.ts';

test('a newcomer has 1500 ± 350, which is provisional', () => {
  expect(standingOf(rating())).toEqual({ rating: 1500, deviation: 350, provisional: true });
});

test('the scale is the same everywhere', () => {
  expect(standingOf({ mu: 35, sigma: 2 })).toEqual({ rating: 1920, deviation: 84, provisional: false });
  expect(standingOf({ mu: -15, sigma: 5.99 })).toEqual({ rating: -180, deviation: 252, provisional: false });
});

test('of two who win in turn the ratings are sure after a dozen games', () => {
  let pair = [rating(), rating()];
  let games = 0;
  for (; standingOf(pair[0]).provisional; games++) {
    pair = rate([[pair[games % 2]], [pair[(games + 1) % 2]]]).map(([one]) => one);
    if (games % 2 === 1) pair.reverse();
  }
  expect(games).toBe(12);
  expect(Math.abs(standingOf(pair[0]).rating - 1500)).toBeLessThan(100);
});

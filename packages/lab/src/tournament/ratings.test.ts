import { expect, test } from 'vitest';
import { inverse } from './matrix.ts';
import { ratings } from './ratings.ts';

test('two players: the difference is what their results say', () => {
  // 400 points are ten to one; the half win added to each side hardly counts.
  const [a, b] = ratings([
    [0, 100_000],
    [10_000, 0],
  ]);
  expect(a.rating - b.rating).toBeCloseTo(400, 1);
  expect(a.rating + b.rating).toBeCloseTo(3000, 6);
  // The standard error of a logit is 1 / sqrt(n p (1 - p)), and each has half of the difference.
  const error = (1.96 * 400) / Math.LN10 / Math.sqrt(110_001 * (10 / 11) * (1 / 11)) / 2;
  expect(a.error).toBeCloseTo(error, 2);
});

test('results that come from known strengths give these back', () => {
  const strengths = [1700, 1550, 1500, 1250];
  const wins = strengths.map((a, i) =>
    strengths.map((b, j) => (i === j ? 0 : 1_000_000 / (1 + 10 ** ((b - a) / 400)))),
  );
  for (const [i, { rating, error }] of ratings(wins).entries()) {
    expect(rating).toBeCloseTo(strengths[i], 0);
    expect(error).toBeLessThan(1);
  }
});

test('who always wins is rated high, with a wide interval, and nobody infinitely high', () => {
  const [champion, second] = ratings([
    [0, 20, 20],
    [0, 0, 10],
    [0, 10, 0],
  ]);
  expect(champion.rating).toBeGreaterThan(second.rating + 300);
  expect(champion.rating).toBeLessThan(4000);
  expect(champion.error).toBeGreaterThan(second.error);
});

test('without a game everybody is average', () => {
  const [a, b] = ratings([
    [0, 0],
    [0, 0],
  ]);
  expect([a.rating, b.rating]).toEqual([1500, 1500]);
  expect(a.error).toBeGreaterThan(300);
});

test('a matrix times its inverse is the identity, also where the first pivot is 0', () => {
  const matrix = [
    [0, 2, 1],
    [3, 1, 0],
    [1, 1, 4],
  ];
  const found = inverse(matrix);
  for (const i of [0, 1, 2]) {
    for (const j of [0, 1, 2]) {
      const product = [0, 1, 2].reduce((sum, k) => sum + matrix[i][k] * found[k][j], 0);
      expect(product).toBeCloseTo(i === j ? 1 : 0, 10);
    }
  }
});

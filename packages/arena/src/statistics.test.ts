import { expect, test } from 'vitest';
import { quantileOf, wilson } from './statistics.ts';

test.each([
  [0, 10, 0, 0.27753],
  [1, 10, 0.01788, 0.40415],
  [5, 10, 0.23659, 0.76341],
  [10, 10, 0.72247, 1],
])('%i of %i is between %f and %f', (count, games, low, high) => {
  const [from, to] = wilson(count, games);
  expect(from).toBeCloseTo(low, 4);
  expect(to).toBeCloseTo(high, 4);
});

test.each([
  [601, 1000],
  [3, 100_000],
  [99_990, 100_000],
])('the ends for %i of %i are the shares from which it is 1.96 standard errors away', (count, games) => {
  for (const share of wilson(count, games)) {
    const error = Math.sqrt((share * (1 - share)) / games);
    expect(Math.abs(count / games - share) / error).toBeCloseTo(1.96, 4);
  }
});

test('no games say nothing', () => {
  expect(wilson(0, 0)).toEqual([0, 1]);
});

test('a quantile is the smallest value that so many are not above', () => {
  const counts = new Map([
    [20, 1],
    [10, 2],
    [15, 3],
  ]);
  expect([0, 0.3, 0.34, 0.5, 0.83, 0.84, 1].map((share) => quantileOf(counts, share))).toEqual([
    10, 10, 15, 15, 15, 20, 20,
  ]);
  expect(quantileOf(new Map(), 0.5)).toBeNaN();
});

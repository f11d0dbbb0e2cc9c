import { expect, test } from 'vitest';
import { tenthsOf, timesOf } from './figures.ts';

test('of a hundred times, one may be above the p99', () => {
  const times = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(timesOf(times)).toEqual({ p50: 50, p99: 99, worst: 100 });
});

test('a single time is all of them', () => {
  expect(timesOf([7])).toEqual({ p50: 7, p99: 7, worst: 7 });
});

test('what grows shows in the tenths', () => {
  const growing = Array.from({ length: 25 }, (_, i) => i);
  expect(tenthsOf(growing)).toEqual([0, 3, 5, 8, 10, 13, 15, 18, 20, 23]);
  expect(tenthsOf([4, 5])).toEqual([4, 5]);
});

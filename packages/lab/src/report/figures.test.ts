import { quantileOf } from '@provincia/arena';
import { expect, test } from 'vitest';
import { entriesOf, isClear, meanOf, numbersOf, restOf, sumOf } from './figures.ts';

test('mean and quantiles of what came how often, with values below 0', () => {
  const frequencies = { 10: 1, 2: 2, '-3': 1 };
  expect(meanOf(frequencies)).toBe(2.75);
  expect([0, 0.25, 0.5, 0.75, 0.9, 1].map((share) => quantileOf(entriesOf(frequencies), share))).toEqual([
    -3, -3, 2, 2, 10, 10,
  ]);
});

test('numbers are in the order of numbers', () => {
  expect(numbersOf({ 10: {}, 9: {}, '-1': {} })).toEqual([-1, 9, 10]);
});

test('results add up and can be taken away again', () => {
  const few = { won: 1, tied: 0, lost: 2 };
  const more = { won: 5, tied: 1, lost: 2 };
  expect(sumOf({ few, more })).toEqual({ won: 6, tied: 1, lost: 4 });
  expect(restOf(sumOf({ few, more }), few)).toEqual(more);
});

test('a difference is clear when chance would hardly make it', () => {
  expect(isClear(60, 40)).toBe(true);
  expect(isClear(59, 41)).toBe(false);
  expect(isClear(0, 0)).toBe(false);
});

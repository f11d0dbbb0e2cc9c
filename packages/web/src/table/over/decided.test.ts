import { expect, test } from 'vitest';
import { decidedBy } from './decided.ts';

const result = (winners: number[], points: number[], turns: number[]) => ({ winners, points, turns });

test('points alone explain most games', () => {
  expect(decidedBy(result([1], [20, 30], [12, 12]), [])).toBeNull();
  expect(decidedBy(result([1], [20, 30], [12, 12]), [0])).toBeNull();
  // Others may be equal behind the winner.
  expect(decidedBy(result([1], [20, 30, 20], [12, 12, 11]), [])).toBeNull();
});

test('of equal points fewer turns decide, and what is equal then is shared', () => {
  expect(decidedBy(result([1], [30, 30], [13, 12]), [])).toBe('turns');
  expect(decidedBy(result([0, 1], [30, 30], [12, 12]), [])).toBe('shared');
});

test('whoever has resigned does not win, with however many points', () => {
  expect(decidedBy(result([1], [30, 20], [12, 12]), [0])).toBe('resigned');
  expect(decidedBy(result([1], [30, 30], [12, 12]), [0])).toBe('resigned');
});

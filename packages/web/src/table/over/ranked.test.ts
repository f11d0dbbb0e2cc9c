import { expect, test } from 'vitest';
import { ranked } from './ranked.ts';

test('winners first, also if somebody who resigned has more points; then points, then fewer turns', () => {
  expect(ranked({ winners: [2], points: [30, 20, 25, 20], turns: [12, 12, 12, 11] })).toEqual([2, 0, 3, 1]);
});

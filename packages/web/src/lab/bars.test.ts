import { expect, test } from 'vitest';
import { barsOf, spreadOf } from './bars.ts';

test('bars have no gaps, and zero stands alone', () => {
  expect(barsOf(new Map())).toEqual({ at: [], counts: [], width: 1 });
  expect(
    barsOf(
      new Map([
        [3, 1],
        [-1, 4],
        [0, 2],
      ]),
    ),
  ).toEqual({ at: [-1, 0, 1, 2, 3], counts: [4, 2, 0, 0, 1], width: 1 });
  const wide = barsOf(new Map(Array.from({ length: 101 }, (_, i) => [i - 50, 1])));
  expect(wide.width).toBe(2);
  expect(wide.at.length).toBeLessThan(60);
  expect(wide.counts[wide.at.indexOf(0)]).toBe(1);
  expect(wide.counts[wide.at.indexOf(2)]).toBe(2);
  expect(wide.counts.reduce((a, b) => a + b)).toBe(101);
});

test('the spread', () => {
  expect(spreadOf(new Map())).toBeNull();
  expect(
    spreadOf(
      new Map([
        [20, 1],
        [10, 2],
        [15, 3],
      ]),
    ),
  ).toEqual({ low: 10, high: 20, middle: 15 });
});

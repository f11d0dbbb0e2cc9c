import { expect, test } from 'vitest';
import { seedOf, shortSeed } from './setup.ts';
import { barsOf, spreadOf, wilson } from './statistics.ts';

test.each([
  [0, 10, 0, 0.27753],
  [5, 10, 0.23659, 0.76341],
  [10, 10, 0.72247, 1],
])('%i of %i is between %f and %f', (count, games, low, high) => {
  const [from, to] = wilson(count, games);
  expect(from).toBeCloseTo(low, 4);
  expect(to).toBeCloseTo(high, 4);
  expect(wilson(0, 0)).toEqual([0, 1]);
});

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

test('seeds: a short one is the number it is', () => {
  expect(seedOf(' 7F ')).toBe('7f'.padStart(32, '0'));
  expect(seedOf('')).toMatch(/^[0-9a-f]{32}$/);
  expect(seedOf('xyz')).toBeNull();
  expect(seedOf('0'.repeat(33))).toBeNull();
  expect(shortSeed('7f'.padStart(32, '0'))).toBe('7f');
});

import { expect, test } from 'vitest';
import { nearest, ratingShape } from './rating-shape.ts';

const point = (game: number, day: number, rating: number, deviation: number) => ({
  game,
  ended: `2026-01-${String(day).padStart(2, '0')}T12:00:00Z`,
  rating,
  deviation,
  provisional: false,
});
const room = { width: 358, height: 240 };

test('games lie where their time is, and everything fits, the deviation too', () => {
  const shape = ratingShape([point(1, 1, 1500, 300), point(2, 2, 1600, 200), point(3, 5, 1550, 100)], room);
  const [first, second, third] = shape.xs;
  expect([first, third]).toEqual([shape.left, shape.right]);
  expect((third - second) / (second - first)).toBeCloseTo(3);
  expect(shape.y(1800)).toBeCloseTo(12);
  expect(shape.y(1200)).toBeCloseTo(240 - 28);
  expect(shape.ticks.map(({ value }) => value)).toEqual([1200, 1300, 1400, 1500, 1600, 1700, 1800]);
  expect(shape.moments.map(({ x }) => x)).toEqual([46, 196, 346]);
  expect(shape.line.split('L')).toHaveLength(3);
  expect(shape.band.split('L')).toHaveLength(6);
});

test('a single game stands in the middle, with its moment', () => {
  const shape = ratingShape([point(1, 1, 1611, 339)], room);
  expect(shape.xs).toEqual([196]);
  expect(shape.moments).toHaveLength(1);
  expect(shape.line).not.toContain('NaN');
});

test('the nearest game is found from anywhere', () => {
  expect([-5, 0, 14, 16, 900].map((x) => nearest([0, 10, 20, 100], x))).toEqual([0, 0, 1, 2, 3]);
});

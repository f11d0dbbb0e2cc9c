import { expect, test } from 'vitest';
import { chartShape, spread } from './chart-shape.ts';

const frame = { width: 400, height: 150, margin: 80 };

test('more is higher, and everything is inside', () => {
  const { y, xs, right, left } = chartShape([[3], [-2], [30]], frame);
  expect(y(30)).toBeLessThan(y(3));
  expect(y(-2)).toBeLessThanOrEqual(150);
  expect(xs[0]).toBeGreaterThan(left);
  expect(xs[2]).toBeLessThan(right);
});

test('ticks are round numbers from the lowest to the highest', () => {
  expect(chartShape([[0], [31]], frame).ticks.map(({ value }) => value)).toEqual([0, 10, 20, 30]);
  expect(chartShape([[-12], [31]], frame).ticks.map(({ value }) => value)).toEqual([0, 20]);
});

test('a chart of shares reaches up to the whole', () => {
  const { ticks, y } = chartShape([[40, 60]], { ...frame, high: 100 });
  expect(ticks.map(({ value }) => value)).toEqual([0, 50, 100]);
  expect(y(100)).toBe(12);
});

test('a game of one round has a chart too', () => {
  const { xs, ticks, numberedEvery } = chartShape([[0, 0]], frame);
  expect(xs).toHaveLength(1);
  expect(ticks.map(({ value }) => value)).toEqual([0, 1]);
  expect(numberedEvery).toBe(1);
});

test('in a long game not every round is numbered', () => {
  const rows = Array.from({ length: 60 }, () => [1]);
  expect(chartShape(rows, frame).numberedEvery).toBeGreaterThan(4);
});

test('names at the ends of lines stay apart and inside', () => {
  expect(spread([20, 22, 100], 140)).toEqual([20, 37, 100]);
  expect(spread([138, 140, 100], 140)).toEqual([123, 140, 100]);
});

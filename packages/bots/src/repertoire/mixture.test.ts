import { expect, test } from 'vitest';
import { dot, mixtureOf } from './mixture.ts';

test('where one beats all others nobody plays anything else', () => {
  const [best, ...others] = mixtureOf([
    [0.5, 0.7, 0.6],
    [0.3, 0.5, 0.9],
    [0.4, 0.1, 0.5],
  ]);
  expect(best).toBeGreaterThan(0.98);
  for (const other of others) expect(other).toBeLessThan(0.02);
});

test('where each beats another all are played, and nobody gains by keeping to one', () => {
  const results = [
    [0.5, 0.9, 0.3],
    [0.1, 0.5, 0.8],
    [0.7, 0.2, 0.5],
  ];
  const mixture = mixtureOf(results);
  for (const share of mixture) expect(share).toBeGreaterThan(0.1);
  for (const row of results) expect(dot(row, mixture)).toBeLessThan(0.51);
});

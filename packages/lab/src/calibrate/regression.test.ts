import { expect, test } from 'vitest';
import { fitted, logistic } from './regression.ts';

test('weights by which games came out are found again', () => {
  const weights = [0.3, 1.2, -0.7];
  const groups = [-2, -1, 0, 1, 2].flatMap((a) =>
    [-1, 0, 3].map((b) => {
      const inputs = [1, a, b];
      return { inputs, positions: 1000, won: 1000 * logistic(inputs, weights) };
    }),
  );
  const found = fitted(groups);
  for (const [i, weight] of weights.entries()) expect(found[i]).toBeCloseTo(weight, 3);
});

test('where an input decides every game its weight is large and finite', () => {
  const [weight] = fitted([
    { inputs: [1], positions: 50, won: 50 },
    { inputs: [-1], positions: 50, won: 0 },
  ]);
  expect(weight).toBeGreaterThan(5);
  expect(weight).toBeLessThan(100);
});

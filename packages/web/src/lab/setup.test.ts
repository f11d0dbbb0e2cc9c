import { expect, test } from 'vitest';
import { seedOf } from './setup.ts';

test('seeds: a short one is the number it is', () => {
  expect(seedOf(' 7F ')).toBe('7f'.padStart(32, '0'));
  expect(seedOf('')).toMatch(/^[0-9a-f]{32}$/);
  expect(seedOf('xyz')).toBeNull();
  expect(seedOf('0'.repeat(33))).toBeNull();
});

import { expect, test } from 'vitest';
import { isoOf, localTime } from './local-time.ts';

test('a time that a field shows is the one that it says', () => {
  const at = Date.parse('2026-03-29T17:45:00Z');
  expect(isoOf(localTime(at))).toBe('2026-03-29T17:45:00.000Z');
  expect(localTime(at)).toMatch(/^2026-03-\d\dT\d\d:45$/);
  expect(isoOf('')).toBe(null);
});

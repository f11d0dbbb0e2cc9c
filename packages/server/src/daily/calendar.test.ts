import { expect, test } from 'vitest';
import { closeOf, dayAt, dayBefore, endOf, monthOf, streakOf } from './calendar.ts';

test('days are those of UTC, and what was begun on one can be finished six hours longer', () => {
  expect(dayAt(Date.parse('2026-11-17T23:59:59.999Z'))).toBe('2026-11-17');
  expect(dayAt(Date.parse('2026-11-18T00:00:00Z'))).toBe('2026-11-18');
  expect(new Date(endOf('2026-12-31')).toISOString()).toBe('2027-01-01T00:00:00.000Z');
  expect(new Date(closeOf('2026-12-31')).toISOString()).toBe('2027-01-01T06:00:00.000Z');
  expect(dayBefore('2027-01-01')).toBe('2026-12-31');
  expect(dayBefore('2028-03-01')).toBe('2028-02-29');
  expect(monthOf('2026-11-17')).toBe('2026-11');
});

test('a streak goes on as long as today can still be played', () => {
  const days = new Set(['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-15', '2026-11-16']);
  expect(streakOf(days, '2026-11-16')).toEqual({ now: 2, longest: 3 });
  expect(streakOf(days, '2026-11-17')).toEqual({ now: 2, longest: 3 });
  expect(streakOf(days, '2026-11-18')).toEqual({ now: 0, longest: 3 });
  expect(streakOf(new Set(), '2026-11-18')).toEqual({ now: 0, longest: 0 });
});

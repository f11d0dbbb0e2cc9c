import { expect, test } from 'vitest';
import { prosperous } from '../gallery/sample-prosperity.ts';
import { unseenLasting } from './lasting.ts';

test('what is in play as often as it was played need not be said', () => {
  expect(unseenLasting({ ...prosperous, lasting: { quarry: 1 } })).toEqual([]);
  expect(unseenLasting({ ...prosperous, lasting: {} })).toEqual([]);
});

test('what was played twice, or is gone, is said', () => {
  expect(unseenLasting({ ...prosperous, lasting: { quarry: 2, hoard: 1 } })).toEqual([
    { of: 'quarry', times: 2 },
    { of: 'hoard', times: 1 },
  ]);
});

import { expect, test } from 'vitest';
import { countdown, halves, scoreOf } from './tournament-words.ts';

test('times that are left are counted down', () => {
  expect([0, 1, 59_000, 60_000, 3_599_001, 3_600_000, 36_061_000].map(countdown)).toEqual([
    '0:00',
    '0:01',
    '0:59',
    '1:00',
    '1:00:00',
    '1:00:00',
    '10:01:01',
  ]);
  expect(countdown(-5)).toBe('0:00');
});

test('halves are written as halves', () => {
  expect([0, 0.5, 1, 2.5, 3.75].map(halves)).toEqual(['0', '½', '1', '2½', '3.75']);
});

test('a result is what both have got', () => {
  const game = { board: 1, game: 1, first: 1, second: 2, forfeit: false, table: null } as const;
  expect(scoreOf({ ...game, outcome: 'second' })).toEqual(['0', '1']);
  expect(scoreOf({ ...game, outcome: 'shared' })).toEqual(['½', '½']);
  expect(scoreOf({ ...game, outcome: null })).toBe(null);
  expect(scoreOf({ ...game, second: null, outcome: 'bye' })).toBe(null);
});

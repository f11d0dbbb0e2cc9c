import { expect, test } from 'vitest';
import { fullSeed, shortSeed } from './seed.ts';

test('a short seed is the number it is', () => {
  expect(fullSeed('7F')).toBe('7f'.padStart(32, '0'));
  expect(fullSeed('007')).toBe('7'.padStart(32, '0'));
  expect(fullSeed('1e3')).toBe('1e3'.padStart(32, '0'));
  expect(shortSeed('7f'.padStart(32, '0'))).toBe('7f');
  expect(shortSeed('0'.repeat(32))).toBe('0');
});

test.each(['', 'xyz', ' 7', '0'.repeat(33)])('"%s" is no seed', (typed) => {
  expect(fullSeed(typed)).toBeNull();
});

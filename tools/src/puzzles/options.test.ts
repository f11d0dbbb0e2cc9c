import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without a count fifty more puzzles are looked for', () => {
  expect(readOptions([], 143)).toEqual({ count: 193, seed: 1, minutes: 60 });
  expect(readOptions(['--count', '144', '--seed', '7', '--minutes', '2'], 143)).toEqual({
    count: 144,
    seed: 7,
    minutes: 2,
  });
});

test('nobody gets fewer puzzles than there are, and is told why', () => {
  for (const count of ['1', '142', '143']) {
    expect(() => readOptions(['--count', count], 143)).toThrow(
      'There are 143 puzzles already, and all of them stay. Say with --count how many there are to be with the new ones: more than 143.',
    );
  }
});

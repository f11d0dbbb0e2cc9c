import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without a count fifty more puzzles are looked for', () => {
  const hands = { threads: 3 };
  expect(readOptions(['--threads', '3'], 143)).toEqual({
    type: 'search',
    count: 193,
    seed: 1,
    games: 1_000_000,
    minutes: 60,
    hands,
  });
  expect(
    readOptions(['--count', '144', '--seed', '7', '--games', '9', '--minutes', '2', '--threads', '3'], 143),
  ).toEqual({
    type: 'search',
    count: 144,
    seed: 7,
    games: 9,
    minutes: 2,
    hands,
  });
});

test('nobody gets fewer puzzles than there are, and is told why', () => {
  for (const count of ['1', '142', '143']) {
    expect(() => readOptions(['--count', count], 143)).toThrow(
      'There are 143 puzzles already, and all of them stay. Say with --count how many there are to be with the new ones: more than 143.',
    );
  }
});

test('puzzles are measured again, or others are looked for, but not both at once', () => {
  expect(readOptions(['--check', '--threads', '2'], 143)).toEqual({ type: 'check', hands: { threads: 2 } });
  expect(() => readOptions(['--check', '--seed', '2'], 143)).toThrow('--check goes alone');
});

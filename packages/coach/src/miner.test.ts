import { expect, test } from 'vitest';
import { Miner } from './miner.ts';
import { linesOf, type Puzzle } from './puzzle.ts';
import { puzzles } from './puzzles.ts';

/** Near the end of a game not much is left to imagine. */
const puzzle = puzzles.find(({ theme }) => theme === 'ending') as Puzzle;
const miner = new Miner(puzzle.kingdom);

test('a puzzle is right as long as the usual answer is surely behind', () => {
  expect(miner.confirms(puzzle)).toBe(true);
});

test('what takes the usual answer for the best one is no puzzle', () => {
  const [best] = puzzle.answers;
  const [usual] = linesOf(puzzle, puzzle.usual);
  expect(miner.confirms({ ...puzzle, answers: [usual, best], usual: best.picks })).toBe(false);
});

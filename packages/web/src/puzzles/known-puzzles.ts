import { printedKingdoms, type Translation } from '@provincia/catalog';
import { dayOf, type Puzzle, puzzleOfDay } from '@provincia/coach/puzzle';
import { puzzles } from '@provincia/coach/puzzles';
import type { PuzzleTry } from '@provincia/protocol';
import { kingdomName } from '../home/lobby/table-words.ts';
import { firstTry, type Known } from './first-tries.ts';

/** The number of today, and its puzzle. */
export function todays(): { readonly day: number; readonly puzzle: Puzzle } {
  const day = dayOf(Date.now());
  return { day, puzzle: puzzleOfDay(puzzles, day) };
}

/** Its place in the list, which stays the same. */
export function numberOf(puzzle: Puzzle): number {
  return puzzles.indexOf(puzzle) + 1;
}

export type PuzzleState = 'solved' | 'failed' | 'open';

/** By the first answer. */
export function stateOf(known: Known, { id }: Puzzle): PuzzleState {
  return stateOfTry(firstTry(known, id));
}

/** By the first answer on this day. */
export function stateOn({ tries }: Known, today: number): PuzzleState {
  return stateOfTry(tries.find(({ day }) => day === today));
}

function stateOfTry(one: PuzzleTry | undefined): PuzzleState {
  if (one === undefined) return 'open';
  return one.solved ? 'solved' : 'failed';
}

/** The next one that was not tried yet; once all are, simply the next one. */
export function nextOf(known: Known, puzzle: Puzzle): Puzzle {
  const at = puzzles.indexOf(puzzle);
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, at)];
  return others.find((one) => stateOf(known, one) === 'open') ?? others[0];
}

export function placeOf(translation: Translation, { kingdom }: Puzzle): string {
  const printed = printedKingdoms.find(({ cards }) => cards.join() === kingdom.join())?.id ?? null;
  return kingdomName(translation, { printed, kingdom: [...kingdom] });
}

import type { Reason, TriedLine } from './review.ts';

export const themes = ['opening', 'trash', 'attack', 'engine', 'money', 'ending', 'pile-out'] as const;
export type Theme = (typeof themes)[number];

/** A position in which one answer is much better than what most would give. JSON. */
export interface Puzzle {
  readonly id: string;
  /** The game up to the question, packed. */
  readonly game: string;
  /** Whose turn it is to answer. */
  readonly seat: number;
  readonly theme: Theme;
  /** What level normal answers. */
  readonly usual: readonly string[];
  /** What was tried, the best first, each with its chance on the same deals. */
  readonly answers: readonly TriedLine[];
  /** What the usual answer costs, and the standard error of that. */
  readonly loss: number;
  readonly error: number;
  readonly reason: Reason;
}

/** An answer is right if it costs less than an inaccuracy. */
const RIGHT = 0.04;

/** Whether these picks solve a puzzle. Of what was not tried nobody knows what comes of it, and it does not. */
export function isSolvedBy({ answers }: Puzzle, picks: readonly string[]): boolean {
  const key = keyOf(picks);
  const [best] = answers;
  return answers.some((one) => keyOf(one.picks) === key && one.chance > best.chance - RIGHT);
}

/** The order of picks means nothing. */
function keyOf(picks: readonly string[]): string {
  return [...picks].sort().join(', ');
}

/** The puzzle of a day, the same for everybody: day by day through all of them. */
export function puzzleOfDay(puzzles: readonly Puzzle[], day: number): Puzzle {
  return puzzles[day % puzzles.length];
}

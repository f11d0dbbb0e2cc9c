import type { Reason, TriedLine } from './review.ts';

export const themes = ['opening', 'trash', 'attack', 'engine', 'money', 'ending', 'pile-out'] as const;
export type Theme = (typeof themes)[number];

/** A position in which one answer is much better than what most would give. JSON. */
export interface Puzzle {
  /** Follows from the game: `idOf`. */
  readonly id: string;
  /** The game up to the question, packed. */
  readonly game: string;
  /** Its ten piles. */
  readonly kingdom: readonly string[];
  /** Whose turn it is to answer. */
  readonly seat: number;
  /** Which of their turns it is. */
  readonly turn: number;
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

/** What costs less than an inaccuracy is right as well. */
export const RIGHT = 0.04;

/** Whether an answer that was tried is as good as the best. */
export function isRight({ answers: [best] }: Puzzle, { chance }: TriedLine): boolean {
  return chance > best.chance - RIGHT;
}

/** Whether these picks solve a puzzle. Of what was not tried nobody knows what comes of it, and it does not. */
export function isSolvedBy(puzzle: Puzzle, picks: readonly string[]): boolean {
  return linesOf(puzzle, picks).some((line) => isRight(puzzle, line));
}

/** What was tried with these picks, the best first: what is bought afterwards may differ. */
export function linesOf({ answers }: Puzzle, picks: readonly string[]): readonly TriedLine[] {
  const key = keyOf(picks);
  return answers.filter((line) => keyOf(line.picks) === key);
}

/** Whether two ask the same: in one kingdom the same answer is usual, and the same one better. */
export function isAlike(one: Puzzle, other: Puzzle): boolean {
  return (
    one.kingdom.join() === other.kingdom.join() &&
    keyOf(one.usual) === keyOf(other.usual) &&
    keyOf(one.answers[0].picks) === keyOf(other.answers[0].picks)
  );
}

/** The order of picks means nothing. */
function keyOf(picks: readonly string[]): string {
  return [...picks].sort().join(', ');
}

/**
 * What a puzzle is called for good: a hash (FNV-1a, 64 bits) of the position. Another position never comes under the name of
 * an old one, so what people have solved stays true whatever else is found.
 */
export function idOf(game: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(game)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
}

const DAY = 24 * 60 * 60 * 1000;

/** The number of a day since 1970, by UTC: it begins at the same moment for everybody. */
export function dayOf(time: number): number {
  return Math.floor(time / DAY);
}

/** Neighbours are often of one game, so days go in large steps. By a prime, so that each has its day before the first comes again. */
const STEP = 7919;

/** The puzzle of a day, the same for everybody. */
export function puzzleOfDay(puzzles: readonly Puzzle[], day: number): Puzzle {
  return puzzles[(day * STEP) % puzzles.length];
}

/** The first answer that somebody gave to a puzzle, or the first on its day: only these count. */
export interface FirstTry {
  readonly solved: boolean;
  /** The day of which it was the puzzle when it was answered; null if it was of none. */
  readonly day: number | null;
}

/** Days in a row on which the puzzle of the day was solved. */
export interface Streak {
  readonly now: number;
  readonly longest: number;
}

/** It goes on as long as the puzzle of today can still be solved. */
export function streakOf(tries: Iterable<FirstTry>, today: number): Streak {
  const tried = new Map<number, boolean>();
  for (const { solved, day } of tries) if (day !== null) tried.set(day, solved);
  const lengthTo = (last: number): number => {
    let day = last;
    while (tried.get(day)) day--;
    return last - day;
  };
  return {
    now: lengthTo(tried.has(today) ? today : today - 1),
    longest: Math.max(0, ...[...tried.keys()].map(lengthTo)),
  };
}

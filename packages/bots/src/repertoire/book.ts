import { keyOf, type PlanBook, type Sources } from '../plan/book.ts';
import { Breeder } from './breeder.ts';
import { type Repertoire, readRepertoire, writtenRepertoire } from './notation.ts';

/** Repertoires of another edition of the breeder are not looked at: this one would find others. */
const EDITION = 'rep3';

/**
 * The repertoire that is bred in games with so many answers. One that is not known is bred, which takes a while, and noted
 * in the book.
 */
export function findRepertoire(
  { book, shipped, most }: Sources,
  kingdom: readonly string[],
  players: number,
  answers: number,
): Repertoire {
  const key = keyOf(EDITION, kingdom, players, answers);
  const line = shipped[key] ?? book.get(key);
  const known = line === undefined ? null : repertoireFrom(line);
  if (known !== null) return known;
  const breeder = new Breeder(kingdom, players);
  breeder.improve(Math.min(answers, most));
  const bred = writtenRepertoire(breeder.members);
  book.set(key, bred, answers <= most);
  // As it will be read another time: figures are rounded there, and the same seed is to give the same game.
  return readRepertoire(bred);
}

/** Breeds on from the repertoire that the book has under a number of answers, with so many more, and notes what comes of it. */
export function improveRepertoire(
  book: PlanBook,
  kingdom: readonly string[],
  players: number,
  answers: number,
  more: number,
): void {
  const known = findRepertoire({ book, shipped: {}, most: answers }, kingdom, players, answers);
  const breeder = new Breeder(
    kingdom,
    players,
    known.map(({ strategy }) => strategy),
  );
  breeder.improve(more);
  book.set(keyOf(EDITION, kingdom, players, answers), writtenRepertoire(breeder.members), true);
}

/** Null if it cannot be read, as a file that somebody damaged. */
function repertoireFrom(line: string): Repertoire | null {
  try {
    return readRepertoire(line);
  } catch {
    return null;
  }
}

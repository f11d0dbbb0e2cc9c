import { keyOf, type Sources } from '../plan/book.ts';
import { Breeder } from './breeder.ts';
import { type Repertoire, readRepertoire, writtenRepertoire } from './notation.ts';

/** Repertoires of another edition of the breeder are not looked at: this one would find others. */
const EDITION = 'rep1';

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
  book.set(key, writtenRepertoire(breeder.members), answers <= most);
  return breeder.members;
}

/** Null if it cannot be read, as a file that somebody damaged. */
function repertoireFrom(line: string): Repertoire | null {
  try {
    return readRepertoire(line);
  } catch {
    return null;
  }
}

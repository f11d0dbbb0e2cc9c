import { dayOf, isSolvedBy, type Puzzle, puzzleOfDay } from '@provincia/coach';
import { puzzles } from '@provincia/coach/puzzles';
import type { GivenTries, PuzzleTry } from '@provincia/protocol';
import { notFound } from '../refusal.ts';
import type { Database, PuzzleTryRow } from '../store/database.ts';

const byId: ReadonlyMap<string, Puzzle> = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));

/** In the database; a key has no nulls. */
const NO_DAY = 0;

/** What somebody has answered, in that order. */
export async function triesOf(db: Database, person: string): Promise<PuzzleTry[]> {
  const rows = await db
    .selectFrom('puzzle_tries')
    .selectAll()
    .where('person', '=', person)
    .orderBy('at')
    .orderBy('puzzle')
    .execute();
  return rows.map(({ puzzle, at, solved, day }) => ({
    puzzle,
    at: new Date(at).toISOString(),
    solved: solved === 1,
    day: day === NO_DAY ? null : day,
  }));
}

/**
 * Of each puzzle the earliest answer is kept, from whatever device it comes, and the earliest of each day of which it was the
 * puzzle. All are kept, or none.
 */
export async function keepTries(
  db: Database,
  person: string,
  { tries }: GivenTries,
  now: number,
): Promise<void> {
  const rows = tries.map((given) => judged(person, given, now));
  // The database does not take two under one key at once.
  const first = new Map(rows.sort((a, b) => b.at - a.at).map((row) => [`${row.puzzle} ${row.day}`, row]));
  await db
    .insertInto('puzzle_tries')
    .values([...first.values()])
    .onConflict((conflict) =>
      conflict
        .columns(['person', 'puzzle', 'day'])
        .doUpdateSet(({ ref }) => ({
          at: ref('excluded.at'),
          solved: ref('excluded.solved'),
        }))
        .whereRef('excluded.at', '<', 'puzzle_tries.at'),
    )
    .execute();
}

/** A device says when; only what is still to come is not believed. Whether it is right nobody else has to say. */
function judged(
  person: string,
  { puzzle: id, picks, at }: GivenTries['tries'][number],
  now: number,
): PuzzleTryRow {
  const puzzle = byId.get(id);
  if (puzzle === undefined) throw notFound('puzzle');
  const then = Math.max(0, Math.min(now, Date.parse(at)));
  const day = dayOf(then);
  return {
    person,
    puzzle: id,
    at: then,
    solved: isSolvedBy(puzzle, picks) ? 1 : 0,
    day: puzzleOfDay(puzzles, day) === puzzle ? day : NO_DAY,
  };
}

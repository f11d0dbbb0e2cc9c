import type { DailyMonthRank, DailyRank } from '@provincia/protocol';
import { sql } from 'kysely';
import { hasName } from '../people/names.ts';
import type { Database } from '../store/database.ts';
import type { DailyTryRow } from './rows.ts';
import { outcomes } from './scoring.ts';

const MOST_LISTED = 100;

interface Board<Rank> {
  readonly board: Rank[];
  readonly you: Rank | null;
}

/** What is told of a counted try. */
export function resultIn(
  row: Pick<DailyTryRow, 'outcome' | 'points' | 'margin' | 'turns' | 'chance' | 'score'>,
) {
  return {
    outcome: outcomes[row.outcome as number],
    points: row.points as number,
    margin: row.margin as number,
    turns: row.turns as number,
    chance: row.chance,
    score: row.score as number,
  };
}

/** Counted tries of people who have a name, of one day and set. */
function counted(db: Database, day: string, set: string) {
  return db
    .selectFrom('daily_tries')
    .innerJoin('people', 'people.id', 'daily_tries.person')
    .where('daily_tries.set_id', '=', set)
    .where('daily_tries.day', '=', day)
    .where('daily_tries.rank', 'is not', null)
    .where(hasName);
}

/** The first of them, along the index. */
export function bestOfDay(db: Database, day: string, set: string) {
  return counted(db, day, set)
    .selectAll('daily_tries')
    .select(['people.name', 'people.name_key'])
    .orderBy('daily_tries.rank', 'desc')
    .orderBy('daily_tries.ended_at')
    .orderBy('daily_tries.person')
    .limit(MOST_LISTED);
}

/** The board of a day; games can be opened from it once they are no secret any more. */
export async function dayBoard(
  db: Database,
  { day, set }: { readonly day: string; readonly set: string },
  viewer: string | null,
  isOpen: boolean,
): Promise<Board<DailyRank> & { readonly players: number }> {
  const best = bestOfDay(db, day, set);
  const count = () => counted(db, day, set).select(({ fn }) => fn.countAll<number | string>().as('count'));
  const { count: players } = await count().executeTakeFirstOrThrow();
  const { board, you } = await boardOf(viewer, {
    rows: await best.execute(),
    own: (person) => best.where('daily_tries.person', '=', person).executeTakeFirst(),
    ahead: ({ rank, ended_at }) =>
      count()
        .where(({ or, and, eb }) =>
          or([
            eb('daily_tries.rank', '>', rank),
            and([eb('daily_tries.rank', '=', rank), eb('daily_tries.ended_at', '<', ended_at)]),
          ]),
        )
        .executeTakeFirstOrThrow(),
    told: (row) => ({ ...resultIn(row), table: isOpen ? row.table_id : null }),
  });
  return { board, you, players: Number(players) };
}

/** The sums of a month, of people who have a name. */
function summed(db: Database, month: string, set: string) {
  return db
    .selectFrom('daily_months')
    .innerJoin('people', 'people.id', 'daily_months.person')
    .where('daily_months.set_id', '=', set)
    .where('daily_months.month', '=', month)
    .where(hasName);
}

/** The highest of them, along the index. */
export function bestOfMonth(db: Database, month: string, set: string) {
  return summed(db, month, set)
    .selectAll('daily_months')
    .select(['people.name', 'people.name_key'])
    .orderBy('daily_months.score', 'desc')
    .orderBy('daily_months.ended_at')
    .orderBy('daily_months.person')
    .limit(MOST_LISTED);
}

export async function monthBoard(
  db: Database,
  { month, set }: { readonly month: string; readonly set: string },
  viewer: string | null,
): Promise<Board<DailyMonthRank>> {
  const best = bestOfMonth(db, month, set);
  return boardOf(viewer, {
    rows: await best.execute(),
    own: (person) => best.where('daily_months.person', '=', person).executeTakeFirst(),
    ahead: ({ score, ended_at }) =>
      summed(db, month, set)
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where(({ or, and, eb }) =>
          or([
            eb('daily_months.score', '>', score),
            and([eb('daily_months.score', '=', score), eb('daily_months.ended_at', '<', ended_at)]),
          ]),
        )
        .executeTakeFirstOrThrow(),
    told: ({ score, days, won }) => ({ score, days, won }),
  });
}

interface PlayerRow {
  readonly person: string;
  readonly name: string;
  readonly name_key: string | null;
}

/** How a board is read: the best, somebody who is not among them, how many are before them, and what is told of a row. */
interface Reading<Row extends PlayerRow, Told> {
  readonly rows: readonly Row[];
  readonly own: (person: string) => Promise<Row | undefined>;
  readonly ahead: (row: Row) => Promise<{ readonly count: number | string }>;
  readonly told: (row: Row) => Told;
}

async function boardOf<Row extends PlayerRow, Told>(
  viewer: string | null,
  { rows, own, ahead, told }: Reading<Row, Told>,
) {
  const rankIn = (row: Row, place: number) => ({
    place,
    name: row.name,
    isMember: row.name_key !== null,
    you: row.person === viewer,
    ...told(row),
  });
  const board = rows.map((row, i) => rankIn(row, i + 1));
  const listed = board.find(({ you }) => you) ?? null;
  if (listed !== null || viewer === null || board.length < MOST_LISTED) return { board, you: listed };
  const row = await own(viewer);
  return { board, you: row === undefined ? null : rankIn(row, Number((await ahead(row)).count) + 1) };
}

/**
 * Sums up the month of a person again, so that nothing counts twice. The row is written before the tries are read: of two
 * games that end at once the second waits here for the first.
 */
export async function sumMonth(db: Database, person: string, month: string, set: string): Promise<void> {
  await sql`insert into daily_months (person, month, set_id, score, days, won, ended_at)
      values (${person}, ${month}, ${set}, 0, 0, 0, 0)
      on conflict (person, month, set_id) do update set score = daily_months.score`.execute(db);
  const tries = await db
    .selectFrom('daily_tries')
    .select(['score', 'outcome', 'ended_at'])
    .where('person', '=', person)
    .where('day', '>=', `${month}-01`)
    .where('day', '<=', `${month}-31`)
    .where('set_id', '=', set)
    .where('rank', 'is not', null)
    .execute();
  const won = outcomes.indexOf('won');
  await db
    .updateTable('daily_months')
    .set({
      score: tries.reduce((sum, { score }) => sum + (score ?? 0), 0),
      days: tries.length,
      won: tries.filter(({ outcome }) => outcome === won).length,
      ended_at: Math.max(0, ...tries.map(({ ended_at }) => ended_at ?? 0)),
    })
    .where('person', '=', person)
    .where('month', '=', month)
    .where('set_id', '=', set)
    .execute();
}

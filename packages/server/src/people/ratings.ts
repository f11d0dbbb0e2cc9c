import type { Leaderboard, Rating, RatingKind } from '@provincia/protocol';
import { sql } from 'kysely';
import { rate as rateGame, rating } from 'openskill';
import type { Database, RatingRow } from '../store/database.ts';
import { type Skill, standingOf, UNSURE_SIGMA } from './rating-scale.ts';

/** Fewer games say little. The index of the leaderboard has it as well. */
const GAMES_TO_BE_LISTED = 5;
const MOST_LISTED = 100;

/** How a game ended among people. */
interface Ended {
  readonly kind: RatingKind;
  readonly players: number;
  /** Who sat there, in the order of the seats. */
  readonly seats: readonly string[];
  /** For each seat its place, 1 for the best. Seats that share a place have the same number. */
  readonly rank: readonly number[];
}

/** What a game has changed for somebody. */
export interface Rerated {
  readonly before: Skill;
  readonly after: Skill;
}

/** The same, and the how manieth game of this rating it was. */
export type NumberedRerated = Rerated & { readonly n: number };

/**
 * Within the transaction that notes the end of the game: either both are written or none. Returns what has changed, for
 * each seat whose player is still there.
 */
export async function rate(
  db: Database,
  { kind, players, seats, rank }: Ended,
): Promise<(NumberedRerated | null)[]> {
  const newcomer = rating();
  const rows = await hold(db, { kind, players, seats }, newcomer);
  // Somebody who has deleted their account counts as a newcomer for the others.
  const before = seats.map((person) => rows.find((row) => row.person === person) ?? newcomer);
  const after = rateGame(
    before.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: [...rank] },
  );
  for (const row of rows) {
    const [{ mu, sigma }] = after[seats.indexOf(row.person)];
    await db
      .updateTable('ratings')
      .set({ mu, sigma, games: row.games + 1 })
      .where('person', '=', row.person)
      .where('kind', '=', kind)
      .where('players', '=', players)
      .execute();
  }
  return seats.map((person, seat) => {
    const row = rows.find((row) => row.person === person);
    if (row === undefined) return null;
    return { before: skillOf(before[seat]), after: skillOf(after[seat][0]), n: row.games + 1 };
  });
}

/** By which the games of one rating are found. */
export function ratingKey(kind: RatingKind, players: number): string {
  return `${kind} ${players}`;
}

function skillOf({ mu, sigma }: Skill): Skill {
  return { mu, sigma };
}

/**
 * The current ratings; missing ones are created. Writing them, even unchanged, locks the rows, so that two games that
 * end at once count one after the other. The rows are always locked in the same order, which prevents deadlocks.
 */
async function hold(
  db: Database,
  { kind, players, seats }: Omit<Ended, 'rank'>,
  { mu, sigma }: Skill,
): Promise<readonly RatingRow[]> {
  const { rows } = await sql<RatingRow>`
    insert into ratings (person, kind, players, mu, sigma, games)
    select id, ${kind}, cast(${players} as integer), cast(${mu} as double precision), cast(${sigma} as double precision), 0
    from people where id in (${sql.join(seats)}) order by id
    on conflict (person, kind, players) do update set games = ratings.games
    returning *`.execute(db);
  return rows;
}

export async function ratingsOf(db: Database, person: string): Promise<Rating[]> {
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('person', '=', person)
    .orderBy('kind', 'desc')
    .orderBy('players')
    .execute();
  return rows.map(ratingOf);
}

/** As people read it. */
export function ratingOf({ kind, players, games, ...skill }: RatingRow): Rating {
  return { kind, players, ...standingOf(skill), games };
}

export async function leaderboard(db: Database, kind: RatingKind, players: number): Promise<Leaderboard> {
  const rows = await bestOf(db, kind, players).execute();
  return {
    kind,
    players,
    best: rows.map((row) => ({ name: row.name, ...standingOf(row), games: row.games })),
  };
}

/** Those whose rating is sure, the best first, and then the others. Goes along an index, so its numbers stand in the query. */
export function bestOf(db: Database, kind: RatingKind, players: number) {
  return db
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.person')
    .select(['people.name', 'ratings.mu', 'ratings.sigma', 'ratings.games'])
    .where('ratings.kind', '=', kind)
    .where('ratings.players', '=', players)
    .where('ratings.games', '>=', sql.lit(GAMES_TO_BE_LISTED))
    .where('people.name_key', 'is not', null)
    .orderBy(sql`ratings.sigma >= ${sql.lit(UNSURE_SIGMA)}`)
    .orderBy('ratings.mu', 'desc')
    .orderBy('ratings.person')
    .limit(MOST_LISTED);
}

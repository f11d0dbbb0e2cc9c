import type { Leaderboard, Rating } from '@provincia/protocol';
import { sql } from 'kysely';
import { ordinal, rate as rateGame, rating } from 'openskill';
import type { Database, RatingRow } from '../store/database.ts';

/** Fewer games say little. */
const GAMES_TO_BE_LISTED = 5;
const MOST_LISTED = 100;

/** How a game ended among people. */
interface Ended {
  readonly players: number;
  /** Who sat there, in the order of the seats. */
  readonly seats: readonly string[];
  /** For each seat its place, 1 for the best. Seats that share a place have the same number. */
  readonly rank: readonly number[];
}

/** Within the transaction that notes the end of the game: either both are written or none. */
export async function rate(db: Database, { players, seats, rank }: Ended): Promise<void> {
  const newcomer = rating();
  const rows = await hold(db, players, seats, newcomer);
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
      .where('players', '=', players)
      .execute();
  }
}

/**
 * The current ratings; missing ones are created. Writing them, even unchanged, locks the rows, so that two games that
 * end at once count one after the other. The rows are always locked in the same order, which prevents deadlocks.
 */
async function hold(
  db: Database,
  players: number,
  seats: readonly string[],
  { mu, sigma }: { mu: number; sigma: number },
): Promise<readonly RatingRow[]> {
  const { rows } = await sql<RatingRow>`
    insert into ratings (person, players, mu, sigma, games)
    select id, cast(${players} as integer), cast(${mu} as double precision), cast(${sigma} as double precision), 0
    from people where id in (${sql.join(seats)}) order by id
    on conflict (person, players) do update set games = ratings.games
    returning *`.execute(db);
  return rows;
}

export async function ratingsOf(db: Database, person: string): Promise<Rating[]> {
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('person', '=', person)
    .orderBy('players')
    .execute();
  return rows.map((row) => ({ players: row.players, rating: shown(row), games: row.games }));
}

export async function leaderboard(db: Database, players: number): Promise<Leaderboard> {
  const rows = await db
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.person')
    .select(['people.name', 'ratings.mu', 'ratings.sigma', 'ratings.games'])
    .where('ratings.players', '=', players)
    .where('ratings.games', '>=', GAMES_TO_BE_LISTED)
    .where('people.name_key', 'is not', null)
    // What openskill calls the ordinal.
    .orderBy(sql`ratings.mu - 3 * ratings.sigma`, 'desc')
    .orderBy('people.name_key')
    .limit(MOST_LISTED)
    .execute();
  return { players, best: rows.map((row) => ({ name: row.name, rating: shown(row), games: row.games })) };
}

/** Ratings are not more exact than two digits after the point. */
function shown(row: { mu: number; sigma: number }): number {
  return Math.round(ordinal(row) * 100) / 100;
}

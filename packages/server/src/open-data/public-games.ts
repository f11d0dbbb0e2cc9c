import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GamesWanted, PublicGame } from '@provincia/protocol';
import { type ExpressionBuilder, sql } from 'kysely';
import { logsOf } from '../course/log.ts';
import { notFound } from '../refusal.ts';
import type { Beginnings } from '../rules/beginnings.ts';
import type { Database, Schema, TableRow } from '../store/database.ts';
import { publicGame, seatsOf } from './public-game.ts';

/** Tables that are looked at in one piece, and games that are read in one: each is a few milliseconds of work. */
const ROWS = 200;
const GAMES = 20;

/**
 * Whether all may read a game: the only place that says so. It is over since then or longer, and everybody could watch
 * it. The words stand in the query, because the index has them as well.
 */
function isPublic({ eb, and }: ExpressionBuilder<Schema, 'tables'>, known: number) {
  return and([
    eb('tables.status', '=', sql.lit('over' as const)),
    eb('tables.access', '=', sql.lit('open' as const)),
    eb('tables.ended_at', '<=', known),
  ]);
}

/** A game in the order in which they ended. */
type Place = Readonly<{ at: number; id: string }>;

/** Where the wanted games begin; refuses a game to go on after that is none of them. */
export async function placeBefore(
  db: Database,
  { since, after }: GamesWanted,
  known: number,
): Promise<Place> {
  const earliest: Place = { at: since === undefined ? -1 : Date.parse(since), id: '' };
  if (after === undefined) return earliest;
  const last = await db
    .selectFrom('tables')
    .select('ended_at')
    .where('id', '=', after)
    .where((eb) => isPublic(eb, known))
    .executeTakeFirst();
  if (last === undefined) throw notFound('game among those that are exported');
  return (last.ended_at ?? 0) >= earliest.at ? { at: last.ended_at ?? 0, id: after } : earliest;
}

/**
 * The wanted games, the one that ended first comes first. There may be very many, so they come some at a time, and
 * others get their turn in between.
 */
export async function* publicGames(
  beginnings: Beginnings,
  wanted: GamesWanted,
  begin: Place,
  known: number,
): AsyncGenerator<PublicGame[]> {
  const { until, limit = Number.POSITIVE_INFINITY } = wanted;
  const last = Math.min(known, until === undefined ? known : Date.parse(until) - 1);
  let left = limit;
  for (let place = begin; left > 0; ) {
    const rows = await endedAfter(beginnings.db, place, last).limit(ROWS).execute();
    if (rows.length === 0) return;
    const fitting = rows.filter((row) => isWanted(row, wanted)).slice(0, left);
    left -= fitting.length;
    while (fitting.length > 0) {
      yield await gamesOf(beginnings, fitting.splice(0, GAMES));
      await nextTurn();
    }
    const { id, ended_at } = rows[rows.length - 1];
    place = { id, at: ended_at ?? 0 };
    await nextTurn();
  }
}

/** The games that ended after this one. What else is wanted is not asked here: it could take long to find the next. */
export function endedAfter(db: Database, { at, id }: Place, known: number) {
  return db
    .selectFrom('tables')
    .selectAll()
    .where((eb) => isPublic(eb, known))
    .where(({ eb, refTuple, tuple }) => eb(refTuple('ended_at', 'id'), '>', tuple(at, id)))
    .orderBy('ended_at')
    .orderBy('id');
}

function isWanted(row: TableRow, { rated, players, card }: GamesWanted): boolean {
  return (
    (rated === undefined || (rated === 'true') === (row.rated === 1)) &&
    (players === undefined || players === row.players) &&
    (card === undefined || (JSON.parse(row.kingdom) as string[]).includes(card))
  );
}

async function gamesOf(beginnings: Beginnings, rows: readonly TableRow[]): Promise<PublicGame[]> {
  const { db } = beginnings;
  const ids = rows.map(({ id }) => id);
  const seats = await seatsOf(db, ids);
  const logs = await logsOf(db, ids);
  const games: PublicGame[] = [];
  for (const row of rows) {
    const at = seats.filter(({ table_id }) => table_id === row.id);
    games.push(await publicGame(row, at, logs.get(row.id) ?? [], beginnings));
  }
  return games;
}

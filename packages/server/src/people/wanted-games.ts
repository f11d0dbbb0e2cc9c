import type { GamesQuery } from '@provincia/protocol';
import type { Database, SeatRow, TableRow } from '../store/database.ts';
import { ratingKindOf } from '../tables/rating-kind.ts';
import { nameKey } from './names.ts';

/** Which of somebody's games are wanted. */
export type GamesFilter = Omit<GamesQuery, 'before' | 'limit'>;

/** The seat that somebody had in a finished game. */
type Played = Pick<SeatRow, 'table_id' | 'seat' | 'program'>;

/** Those of some games that are wanted, by their ids. The time they ended was asked for when the seats were read. */
export async function wantedTables(
  db: Database,
  played: readonly Played[],
  filter: GamesFilter,
): Promise<ReadonlyMap<string, TableRow>> {
  const { opponent, rated, players, card } = filter;
  const all = played.map(({ table_id }) => table_id);
  const among = opponent === undefined ? all : await tablesWith(db, opponent, all);
  if (among.length === 0) return new Map();
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .where('id', 'in', among)
    .$if(rated !== undefined, (tables) => tables.where('rated', '=', rated === 'true' ? 1 : 0))
    .$if(players !== undefined, (tables) => tables.where('players', '=', players ?? 0))
    // The kingdom is a list of ids in quotes, and an id has nothing that means something else here.
    .$if(card !== undefined, (tables) => tables.where('kingdom', 'like', `%"${card}"%`))
    .execute();
  const tables = new Map(rows.map((row) => [row.id, row]));
  for (const seat of played) {
    const table = tables.get(seat.table_id);
    if (table !== undefined && !fits(table, seat, filter)) tables.delete(table.id);
  }
  return tables;
}

function fits(table: TableRow, seat: Played, { kind, result }: GamesFilter): boolean {
  return (
    (kind === undefined || kind === ratingKindOf(table, seat)) &&
    (result === undefined || result === resultOf(table, seat))
  );
}

function resultOf({ result }: TableRow, { seat }: Played): GamesFilter['result'] {
  const { winners } = JSON.parse(result ?? '') as { winners: number[] };
  if (!winners.includes(seat)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}

/** Those of these tables at which a member sat. */
async function tablesWith(db: Database, name: string, among: readonly string[]): Promise<readonly string[]> {
  const member = await db
    .selectFrom('people')
    .select('id')
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst();
  if (member === undefined || among.length === 0) return [];
  const seats = await db
    .selectFrom('seats')
    .select('table_id')
    .where('person', '=', member.id)
    .where('table_id', 'in', among)
    .execute();
  return seats.map(({ table_id }) => table_id);
}

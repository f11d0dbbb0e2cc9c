import type { GamesQuery } from '@provincia/protocol';
import type { Database, SeatRow, TableRow } from '../store/database.ts';
import { ratingKindOf } from '../tables/rating-kind.ts';
import { nameKey } from './names.ts';

/** Which of somebody's games are wanted. */
export type GamesFilter = Omit<GamesQuery, 'before' | 'limit'>;

/** A finished game, and the seat that somebody had. */
export type PlayedRow = TableRow & Pick<SeatRow, 'seat' | 'program'>;

/** Keeps those of some games that are wanted. The time they ended is asked for when they are read. */
export async function onlyWanted(
  db: Database,
  rows: readonly PlayedRow[],
  filter: GamesFilter,
): Promise<ReadonlySet<PlayedRow>> {
  const fitting = rows.filter((row) => fits(row, filter));
  if (filter.opponent === undefined) return new Set(fitting);
  const with_ = new Set(await tablesWith(db, nameKey(filter.opponent), fitting));
  return new Set(fitting.filter(({ id }) => with_.has(id)));
}

function fits(row: PlayedRow, { kind, rated, players, result, card }: GamesFilter): boolean {
  return (
    (kind === undefined || kind === ratingKindOf(row, row)) &&
    (rated === undefined || (rated === 'true') === (row.rated === 1)) &&
    (players === undefined || players === row.players) &&
    (result === undefined || result === resultOf(row)) &&
    (card === undefined || (JSON.parse(row.kingdom) as string[]).includes(card))
  );
}

function resultOf({ result, seat }: PlayedRow): GamesFilter['result'] {
  const { winners } = JSON.parse(result ?? '') as { winners: number[] };
  if (!winners.includes(seat)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}

/** Those of these tables at which a member sat. */
async function tablesWith(
  db: Database,
  key: string,
  among: readonly PlayedRow[],
): Promise<readonly string[]> {
  if (among.length === 0) return [];
  const seats = await db
    .selectFrom('seats')
    .innerJoin('people', 'people.id', 'seats.person')
    .select('seats.table_id')
    .where('people.name_key', '=', key)
    .where(
      'seats.table_id',
      'in',
      among.map(({ id }) => id),
    )
    .execute();
  return seats.map(({ table_id }) => table_id);
}

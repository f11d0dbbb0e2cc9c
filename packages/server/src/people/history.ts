import type { PlayerGames } from '@provincia/protocol';
import type { Database, TableRow } from '../store/database.ts';
import { describeTables } from '../tables/describe.ts';
import { Lateness } from '../watching/lateness.ts';
import type { PeopleContext } from './context.ts';
import type { Person } from './person.ts';

interface Page {
  /** The `next` of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** The games that a player has finished, the last one first, as far as the one who asks may see them. */
export async function gamesOf(
  { db, config, now }: PeopleContext,
  player: Person,
  asker: Person | null,
  { before, limit }: Page,
): Promise<PlayerGames> {
  const lateness = new Lateness(config.spectatorDelay, now);
  // One more than wanted tells whether there are more.
  const rows = await finishedGames(db, player.id, before)
    .$if(asker?.id !== player.id, (rows) => rows.where('seats.ended_at', '<=', lateness.known))
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const tables = await describeTables(db, shown, player, lateness);
  const own = new Set(asker === null || asker.id === player.id ? [] : await tablesWith(asker, shown));
  const games = tables.map(({ id, access, rated, clock, kingdom, printed, seats, you, result }, i) => {
    const mayGoThere = access === 'open' || asker?.id === player.id || own.has(id);
    return {
      id: mayGoThere ? id : null,
      ended: ended(shown[i]),
      rated,
      clock,
      kingdom,
      printed,
      seats,
      seat: you,
      result,
    };
  });
  return { games, next: rows.length > limit ? placeAfter(shown, before) : null };

  async function tablesWith(person: Person, among: readonly TableRow[]): Promise<readonly string[]> {
    if (among.length === 0) return [];
    const seats = await db
      .selectFrom('seats')
      .select('table_id')
      .where('person', '=', person.id)
      .where(
        'table_id',
        'in',
        among.map(({ id }) => id),
      )
      .execute();
    return seats.map(({ table_id }) => table_id);
  }
}

/** The tables at which somebody has finished a game, the last one first. Reads hardly more of them than are asked for. */
export function finishedGames(db: Database, person: string, before: string | undefined) {
  const { at, skipped } = before === undefined ? { at: null, skipped: 0 } : parsePlace(before);
  return db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .selectAll('tables')
    .where('seats.person', '=', person)
    .where('seats.ended_at', 'is not', null)
    .$if(at !== null, (rows) => rows.where('seats.ended_at', '<=', at))
    .orderBy('seats.ended_at', 'desc')
    .orderBy('seats.table_id', 'desc')
    .offset(skipped);
}

/**
 * Several games may end in one millisecond, so the time alone is no place. The id of the last table would be one, but
 * whoever reads the list may not know the id of every table in it.
 */
function placeAfter(shown: readonly TableRow[], before: string | undefined): string {
  const at = shown[shown.length - 1].ended_at ?? 0;
  const alike = shown.filter(({ ended_at }) => ended_at === at).length;
  const last = before === undefined ? null : parsePlace(before);
  return `${at}-${alike + (last?.at === at ? last.skipped : 0)}`;
}

function parsePlace(place: string): { readonly at: number; readonly skipped: number } {
  const [at, skipped] = place.split('-').map(Number);
  return { at, skipped };
}

function ended({ ended_at }: TableRow): string {
  return new Date(ended_at ?? 0).toISOString();
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PlayerGames } from '@provincia/protocol';
import type { Database, TableRow } from '../store/database.ts';
import { describeTables } from '../tables/describe.ts';
import { Lateness } from '../watching/lateness.ts';
import type { PeopleContext } from './context.ts';
import type { Person } from './person.ts';
import { type GamesFilter, wantedTables } from './wanted-games.ts';

/** At most so many games are looked at for one page: a page of rare ones ends there, and another follows. */
const MOST_LOOKED_AT = 20_000;
/** So many at a time: a few milliseconds of work, and then others get their turn. */
const MOST_AT_ONCE = 1000;

interface Page extends GamesFilter {
  /** The `next` of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** The games that a player has finished, the last one first, as far as the one who asks may see them. */
export async function gamesOf(
  { db, config, now }: PeopleContext,
  player: Person,
  asker: Person | null,
  page: Page,
): Promise<PlayerGames> {
  const lateness = new Lateness(config.spectatorDelay, now);
  const known = asker?.id === player.id ? null : lateness.known;
  const { shown, next } = await pageOf(db, player.id, page, known);
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
  return { games, next };

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

/** The wanted games of one page, and where the next one begins. */
async function pageOf(
  db: Database,
  person: string,
  { before, limit, ...filter }: Page,
  known: number | null,
): Promise<{ readonly shown: readonly TableRow[]; readonly next: string | null }> {
  const shown: TableRow[] = [];
  let place = before === undefined ? null : parsePlace(before);
  // One more than wanted tells whether there are more. Where few are found, more are looked at.
  let piece = limit + 1;
  for (let left = MOST_LOOKED_AT; left > 0; left -= piece, piece = Math.min(2 * piece, MOST_AT_ONCE)) {
    const played = await finishedGames(db, person, { ...filter, place, known })
      .limit(piece)
      .execute();
    const tables = await wantedTables(db, played, filter);
    for (const { table_id, ended_at } of played) {
      const table = tables.get(table_id);
      if (table !== undefined) {
        if (shown.length === limit) return { shown, next: place && placeText(place) };
        shown.push(table);
      }
      place = placeAfter(place, ended_at ?? 0);
    }
    if (played.length < piece) return { shown, next: null };
    await nextTurn();
  }
  return { shown, next: place && placeText(place) };
}

interface Stretch extends Pick<GamesFilter, 'since' | 'until'> {
  readonly place: Place | null;
  /** Null for those who may know all that has ended. */
  readonly known: number | null;
}

/** The seats at which somebody has finished a game, the last one first. Reads no more of them than are asked for. */
export function finishedGames(db: Database, person: string, { place, known, since, until }: Stretch) {
  return db
    .selectFrom('seats')
    .select(['table_id', 'seat', 'program', 'ended_at'])
    .where('person', '=', person)
    .where('ended_at', 'is not', null)
    .$if(place !== null, (seats) => seats.where('ended_at', '<=', place?.at ?? 0))
    .$if(known !== null, (seats) => seats.where('ended_at', '<=', known))
    .$if(since !== undefined, (seats) => seats.where('ended_at', '>=', Date.parse(since ?? '')))
    .$if(until !== undefined, (seats) => seats.where('ended_at', '<', Date.parse(until ?? '')))
    .orderBy('ended_at', 'desc')
    .orderBy('table_id', 'desc')
    .offset(place?.skipped ?? 0);
}

/**
 * Several games may end in one millisecond, so the time alone is no place. The id of the last table would be one, but
 * whoever reads the list may not know the id of every table in it.
 */
interface Place {
  readonly at: number;
  /** How many games of that moment come before it. */
  readonly skipped: number;
}

function placeAfter(place: Place | null, at: number): Place {
  return { at, skipped: place?.at === at ? place.skipped + 1 : 1 };
}

function placeText({ at, skipped }: Place): string {
  return `${at}-${skipped}`;
}

function parsePlace(place: string): Place {
  const [at, skipped] = place.split('-').map(Number);
  return { at, skipped };
}

function ended({ ended_at }: TableRow): string {
  return new Date(ended_at ?? 0).toISOString();
}

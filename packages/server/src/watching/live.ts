import type { LiveTable, Seat } from '@provincia/protocol';
import { sql } from 'kysely';
import { ratingIn } from '../people/rating-scale.ts';
import type { Presence } from '../socket/presence.ts';
import type { Database } from '../store/database.ts';
import { describeTables } from '../tables/describe.ts';
import { seatRatingKind } from '../tables/rating-kind.ts';
import type { LateGames } from './late-games.ts';
import type { Lateness } from './lateness.ts';

/** At most so many are listed, chosen among so many of the best. */
const MOST_LISTED = 12;
const MOST_LOOKED_AT = 60;
/** A game at which nobody has done anything for so long was left alone, in milliseconds. */
const LEFT_ALONE = 5 * 60_000;
/** How long everybody is told the same, in milliseconds: many may ask, and it changes slowly. */
const KEPT = 2000;

interface LiveParts {
  readonly db: Database;
  readonly late: LateGames;
  readonly lateness: Lateness;
  readonly presence: Pick<Presence, 'watching'>;
  readonly now: () => number;
}

/** The games between people that everybody may watch now, as far as those who watch may know them. */
export class Live {
  readonly #parts: LiveParts;
  #told: { readonly at: number; readonly tables: Promise<readonly LiveTable[]> } | null = null;

  constructor(parts: LiveParts) {
    this.#parts = parts;
  }

  tables(): Promise<readonly LiveTable[]> {
    const { now } = this.#parts;
    if (this.#told === null || this.#told.at + KEPT <= now()) {
      const tables = this.#read();
      const told = { at: now(), tables };
      this.#told = told;
      tables.catch(() => {
        if (this.#told === told) this.#told = null;
      });
    }
    return this.#told.tables;
  }

  async #read(): Promise<LiveTable[]> {
    const { db, lateness, late, presence } = this.#parts;
    const ids = [...(await this.#played().execute()), ...(await this.#justEnded().execute())];
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('tables')
      .selectAll()
      .where(
        'id',
        'in',
        ids.map(({ id }) => id),
      )
      .execute();
    const begun = new Map(rows.map(({ id, started_at }) => [id, started_at ?? 0]));
    const described = await describeTables(db, rows, null, lateness);
    const best = described
      // What has just ended goes on for those who watch.
      .filter(({ status }) => status === 'running')
      .map((table) => ({
        table,
        strength: table.seats.reduce((sum, seat) => sum + ratingOf(seat), 0),
        watching: presence.watching(table.id),
        started: begun.get(table.id) ?? 0,
      }))
      .sort(
        (one, other) =>
          other.strength - one.strength || other.watching - one.watching || other.started - one.started,
      )
      .slice(0, MOST_LISTED);
    const listed: LiveTable[] = [];
    for (const { table, watching, started } of best) {
      const { id, seats, kingdom, printed, clock, rated } = table;
      const { view, points } = late.sightOf(id, await late.get(id), []);
      listed.push({
        id,
        seats,
        kingdom,
        printed,
        clock,
        rated,
        ...(table.late === undefined ? {} : { late: table.late }),
        started: new Date(started).toISOString(),
        onTurn: view.onTurn,
        turn: view.seats[view.onTurn].turns,
        points,
        piles: view.supply.filter(({ inSupply }) => inSupply).map(({ pile, left }) => ({ pile, left })),
        watching,
      });
    }
    return listed;
  }

  /** Those that go on, by how well their players are rated. */
  #played() {
    const { db, now } = this.#parts;
    return db
      .selectFrom('tables')
      .innerJoin('heads', 'heads.table_id', 'tables.id')
      .leftJoin('log', (join) =>
        join.onRef('log.table_id', '=', 'heads.table_id').on('log.n', '=', sql<number>`heads.n - 1`),
      )
      .select('tables.id')
      .where('tables.status', '=', sql.lit('running' as const))
      .where('tables.access', '=', sql.lit('open' as const))
      .where(({ fn }) => fn.coalesce('log.at', 'tables.started_at'), '>', now() - LEFT_ALONE)
      .where(
        ({ selectFrom, fn }) =>
          selectFrom('seats')
            .select(fn.countAll<number>().as('people'))
            .whereRef('seats.table_id', '=', 'tables.id')
            .where('seats.level', 'is', null),
        '>=',
        2,
      )
      .orderBy(
        ({ selectFrom, fn }) =>
          fn.coalesce(
            selectFrom('seats')
              .innerJoin('ratings', 'ratings.person', 'seats.person')
              .select(sql<number>`sum(${ratingIn(sql.ref('ratings.mu'))})`.as('strength'))
              .whereRef('seats.table_id', '=', 'tables.id')
              .whereRef('ratings.players', '=', 'tables.players')
              .where('ratings.kind', '=', seatRatingKind),
            sql.lit(0),
          ),
        'desc',
      )
      .orderBy('tables.started_at', 'desc')
      .limit(MOST_LOOKED_AT);
  }

  /** Those of which nobody who watches may know yet that they are over. */
  #justEnded() {
    const { db, lateness } = this.#parts;
    return db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', sql.lit('over' as const))
      .where('access', '=', sql.lit('open' as const))
      .where('ended_at', '>', lateness.known)
      .orderBy('ended_at', 'desc')
      .limit(MOST_LOOKED_AT);
  }
}

function ratingOf({ standing }: Seat): number {
  return standing?.rating ?? 0;
}

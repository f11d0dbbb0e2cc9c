import type { Table } from '@provincia/protocol';
import { clubIdsOf } from '../clubs/membership.ts';
import type { Person } from '../people/person.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Bus } from '../store/bus.ts';
import type { Database, SeatRow, TableRow } from '../store/database.ts';
import type { Lateness } from '../watching/lateness.ts';
import { describeTables } from './describe.ts';
import { SeatCache } from './seat-cache.ts';

const MOST_LISTED = 100;

/** What tables there are, and who sits where. */
export class Tables {
  readonly #db: Database;
  readonly #lateness: Lateness;
  readonly #taken: SeatCache;

  constructor(db: Database, bus: Bus, lateness: Lateness) {
    this.#db = db;
    this.#lateness = lateness;
    this.#taken = new SeatCache(bus, (id) => this.seats(id));
  }

  /** Tables that wait for people, the newest first; those of clubs are only for their members. */
  async listed(viewer: Person | null): Promise<Table[]> {
    const waiting = this.#db
      .selectFrom('tables')
      .selectAll()
      .where('status', '=', 'open')
      .orderBy('created_at', 'desc')
      .limit(MOST_LISTED);
    const rows = await waiting.where('access', '=', 'open').execute();
    if (viewer !== null)
      rows.push(...(await waiting.where('club', 'in', clubIdsOf(this.#db, viewer.id)).execute()));
    rows.sort((a, b) => b.created_at - a.created_at);
    return describeTables(this.#db, rows.slice(0, MOST_LISTED), viewer, this.#lateness);
  }

  /** Tables of a club that are not over yet, the newest first. */
  async ofClub(club: string, viewer: Person): Promise<Table[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where('club', '=', club)
      .where('status', 'in', ['open', 'running'])
      .orderBy('created_at', 'desc')
      .limit(MOST_LISTED)
      .execute();
    return describeTables(this.#db, rows, viewer, this.#lateness);
  }

  /** Tables at which somebody sits or is awaited and that are not over yet, the newest first. */
  async own(person: Person): Promise<Table[]> {
    const rows = await this.#db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .selectAll('tables')
      .where(({ or, eb }) => or([eb('seats.person', '=', person.id), eb('seats.reserved', '=', person.id)]))
      .where('seats.ended_at', 'is', null)
      .where('tables.status', 'in', ['open', 'running'])
      .orderBy('tables.created_at', 'desc')
      .execute();
    return describeTables(this.#db, rows, person, this.#lateness);
  }

  async describe(id: string, viewer: Person | null): Promise<Table> {
    const [table] = await describeTables(this.#db, [await this.row(id)], viewer, this.#lateness);
    return table;
  }

  /** Whether the game is over, but this viewer may not know it yet. */
  async isEndHidden(id: string, viewer: Person | null): Promise<boolean> {
    const { status } = await this.row(id);
    return status === 'over' && (await this.describe(id, viewer)).status !== 'over';
  }

  async row(id: string, db = this.#db): Promise<TableRow> {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw notFound('table');
    return row;
  }

  /** The seat of a person; null if they only watch. A program does not have the seats that its owner plays by hand. */
  async seatOf(id: string, person: Person | null): Promise<number | null> {
    if (person === null) return null;
    return seatAmong(await this.seats(id), person);
  }

  /** The same while the game is running, without asking the database each time. */
  async seatInPlay(id: string, person: Person | null): Promise<number | null> {
    return person && seatAmong(await this.seatsInPlay(id), person);
  }

  /** The same for somebody who wants to do something there. */
  async mustSit(id: string, person: Person | null): Promise<number> {
    const seat = await this.seatInPlay(id, person);
    if (seat === null) throw new Refusal(403, 'not-seated', 'You are only watching this table.');
    return seat;
  }

  /** All seats, in the same way. */
  seatsInPlay(id: string): Promise<readonly SeatRow[]> {
    return this.#taken.of(id);
  }

  async isOfTournament(id: string): Promise<boolean> {
    const game = await this.#db
      .selectFrom('tournament_games')
      .select('table_id')
      .where('table_id', '=', id)
      .executeTakeFirst();
    return game !== undefined;
  }

  seats(id: string, db = this.#db): Promise<SeatRow[]> {
    return db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
  }
}

function seatAmong(seats: readonly SeatRow[], { id, program }: Person): number | null {
  const own = seats.find((seat) => seat.person === id && (!program || seat.program === 1));
  return own?.seat ?? null;
}

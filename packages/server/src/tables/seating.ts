import { makeLevels } from '@provincia/bots';
import { firstAfter, rulesVersion } from '@provincia/engine';
import type { KingdomWish, NewTable } from '@provincia/protocol';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import { newId } from '../secrets.ts';
import type { Bus } from '../store/bus.ts';
import type { Database, SeatRow, TableRow } from '../store/database.ts';
import { type Kingdom, kingdomFor } from './kingdom.ts';
import type { Tables } from './tables.ts';

/** Tables that one person may have open or running at a time. */
const MOST_TABLES = 20;

/** The levels that a seat can name. */
export const levelNames: readonly string[] = [...makeLevels().keys()];

interface SeatingParts {
  readonly db: Database;
  readonly bus: Bus;
  readonly now: () => number;
  readonly newSeed: () => string;
  readonly tables: Tables;
}

/** What people do at tables before the game and after it: make them, sit down, get up, begin, and play once more. */
export class Seating {
  readonly #db: Database;
  readonly #bus: Bus;
  readonly #now: () => number;
  readonly #newSeed: () => string;
  readonly #tables: Tables;

  constructor({ db, bus, now, newSeed, tables }: SeatingParts) {
    this.#db = db;
    this.#bus = bus;
    this.#now = now;
    this.#newSeed = newSeed;
    this.#tables = tables;
  }

  /** A new table, at which its maker sits; if nobody else is awaited, the game begins. */
  async make(wish: NewTable, host: Person): Promise<string> {
    const own = wish.seats.indexOf('person');
    if (own < 0) throw new Refusal(422, 'seats', 'At least one seat must be for a person.');
    for (const seat of wish.seats) {
      if (seat !== 'person' && !levelNames.includes(seat.bot)) {
        throw new Refusal(
          422,
          'level',
          `There is no level "${seat.bot}". Choose one of ${levelNames.join(', ')}.`,
        );
      }
    }
    if (wish.rated && wish.seats.some((seat) => seat !== 'person')) {
      throw new Refusal(422, 'rated', 'Rated tables have no bots.');
    }
    if (wish.rated) checkMember(host);
    await this.#checkMany(host);
    const seats = wish.seats.map((seat, i) => ({
      seat: i,
      person: i === own ? host.id : null,
      level: seat === 'person' ? null : seat.bot,
      program: i === own && host.program ? 1 : 0,
    }));
    return this.#insert(wish, await kingdomFor(wish.kingdom, this.#newSeed), host, seats, {});
  }

  async #insert(
    wish: Pick<NewTable, 'shelters' | 'clock' | 'access' | 'rated'> & { kingdom: KingdomWish },
    { piles, printed }: Kingdom,
    host: Person,
    seats: readonly Omit<SeatRow, 'table_id'>[],
    { previous, first }: { previous?: string; first?: number | undefined },
  ): Promise<string> {
    const id = newId();
    const row: TableRow = {
      id,
      status: 'open',
      host: host.id,
      access: wish.access,
      rated: wish.rated ? 1 : 0,
      players: seats.length,
      rules: rulesVersion,
      kingdom: JSON.stringify(piles),
      wish: JSON.stringify(wish.kingdom),
      printed,
      shelters: wish.shelters === undefined ? null : wish.shelters ? 1 : 0,
      clock: wish.clock === undefined ? null : JSON.stringify(wish.clock),
      seed: this.#newSeed(),
      first: first ?? null,
      previous: previous ?? null,
      next: null,
      result: null,
      created_at: this.#now(),
      started_at: null,
      ended_at: null,
    };
    await this.#db.transaction().execute(async (db) => {
      await db.insertInto('tables').values(row).execute();
      await db
        .insertInto('seats')
        .values(seats.map((seat) => ({ table_id: id, ...seat })))
        .execute();
      await this.#startIfFull(id, db);
      if (previous === undefined) return;
      const { numUpdatedRows } = await db
        .updateTable('tables')
        .set({ next: id })
        .where('id', '=', previous)
        .where('next', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Refusal(409, 'rematch', 'There is already a rematch.');
    });
    // Those who still look at the previous game are told where it goes on.
    if (previous !== undefined) this.#bus.publish({ table: previous, what: 'seats' });
    this.#bus.publish({ table: id, what: 'seats' });
    return id;
  }

  /** Sits down at a free seat: the named one, or the first. */
  async join(id: string, person: Person, wanted?: number): Promise<void> {
    const table = await this.#tables.row(id);
    if (table.rated === 1) checkMember(person);
    await this.#checkMany(person);
    // At a rematch everybody gets their old seat.
    const before = table.previous === null ? null : await this.#tables.seatOf(table.previous, person);
    await this.#whileOpen(id, async (db) => {
      const seats = await this.#tables.seats(id, db);
      if (seats.some((seat) => seat.person === person.id)) return;
      const free = seats.filter((seat) => seat.person === null && seat.level === null);
      const at = (place: number | null) => free.find(({ seat }) => seat === place);
      const taken = wanted === undefined ? (at(before) ?? free.at(0)) : at(wanted);
      if (taken === undefined) throw new Refusal(409, 'no-seat', 'This seat is taken.');
      await db
        .updateTable('seats')
        .set({ person: person.id, program: person.program ? 1 : 0 })
        .where('table_id', '=', id)
        .where('seat', '=', taken.seat)
        .execute();
      await this.#startIfFull(id, db);
    });
  }

  /** Gets up before the game has begun; when its maker does, the table is closed. */
  leave(id: string, person: Person): Promise<void> {
    return this.#whileOpen(id, async (db, { host }) => {
      if (host === person.id) {
        await db.updateTable('tables').set({ status: 'closed' }).where('id', '=', id).execute();
        return;
      }
      await db
        .updateTable('seats')
        .set({ person: null, program: 0 })
        .where('table_id', '=', id)
        .where('person', '=', person.id)
        .execute();
    });
  }

  /** The maker begins without waiting for more: free seats get bots. */
  start(id: string, person: Person): Promise<void> {
    return this.#whileOpen(id, async (db, { host, rated }) => {
      if (host !== person.id) throw new Refusal(403, 'not-host', 'Only the host can start the game.');
      if (rated === 1) throw new Refusal(409, 'not-full', 'A rated game starts when all seats are taken.');
      await db
        .updateTable('seats')
        .set({ level: FILLER })
        .where('table_id', '=', id)
        .where('person', 'is', null)
        .where('level', 'is', null)
        .execute();
      await this.#startIfFull(id, db);
    });
  }

  /** Runs changes of a table one after the other, in all processes, and only before its game begins. */
  async #whileOpen(id: string, act: (db: Database, table: TableRow) => Promise<void>): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      // Nothing changes, but writing locks the row.
      const table = await db
        .updateTable('tables')
        .set({ status: 'open' })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .returningAll()
        .executeTakeFirst();
      if (table !== undefined) return act(db, table);
      await this.#tables.row(id, db);
      throw new Refusal(409, 'not-open', 'The game has already started, or the table is closed.');
    });
    this.#bus.publish({ table: id, what: 'seats' });
  }

  /** Another game with the same people. The player to the left of the winner begins. */
  async rematch(id: string, person: Person, kingdom: 'same' | 'new'): Promise<string> {
    const table = await this.#tables.row(id);
    if (table.status !== 'over') throw new Refusal(409, 'not-over', 'The game is not over yet.');
    const seats = await this.#tables.seats(id);
    if (!seats.some((seat) => seat.person === person.id)) {
      throw new Refusal(403, 'not-seated', 'Only the players of a game can ask for a rematch.');
    }
    if (table.next !== null) return table.next;
    if (table.rated === 1) checkMember(person);
    await this.#checkMany(person);
    const wish = JSON.parse(table.wish) as KingdomWish;
    const { winners } = JSON.parse(table.result as string) as { winners: number[] };
    const again = { piles: JSON.parse(table.kingdom) as string[], printed: table.printed };
    const options = {
      access: table.access,
      rated: table.rated === 1,
      kingdom: wish,
      ...(table.shelters === null ? {} : { shelters: table.shelters === 1 }),
      ...(table.clock === null ? {} : { clock: JSON.parse(table.clock) }),
    };
    const piles =
      kingdom === 'same'
        ? again
        : await kingdomFor(wish.by === 'random' ? wish : { by: 'random' }, this.#newSeed);
    // The others find their seats reserved.
    const free = seats.map(({ seat, level, person: sat }) =>
      sat === person.id
        ? { seat, person: sat, level, program: person.program ? 1 : 0 }
        : { seat, person: null, level, program: 0 },
    );
    const first = firstAfter(winners, table.players);
    try {
      return await this.#insert(options, piles, person, free, { previous: id, first });
    } catch (error) {
      // If two people ask for a rematch at the same time, the second gets the table of the first.
      const { next } = await this.#tables.row(id);
      if (next === null) throw error;
      return next;
    }
  }

  async #checkMany(person: Person): Promise<void> {
    const { tables } = await this.#db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(({ fn }) => fn.countAll<number | string>().as('tables'))
      .where('seats.person', '=', person.id)
      .where('seats.ended_at', 'is', null)
      .where('tables.status', 'in', ['open', 'running'])
      .executeTakeFirstOrThrow();
    if (Number(tables) >= MOST_TABLES) {
      throw new Refusal(
        429,
        'too-many-tables',
        `You sit at ${tables} tables: finish a game or leave one first.`,
      );
    }
  }

  /** Begins if every seat is taken. */
  async #startIfFull(id: string, db: Database): Promise<void> {
    const seats = await this.#tables.seats(id, db);
    if (seats.some(({ person, level }) => person === null && level === null)) return;
    const now = this.#now();
    await db.updateTable('tables').set({ status: 'running', started_at: now }).where('id', '=', id).execute();
    // Due at once: the process that takes the table on finds out whether a bot or a clock is next.
    await db.insertInto('heads').values({ table_id: id, n: 0, due_at: now, leased_until: 0 }).execute();
  }
}

/** The level of bots that take free seats. */
const FILLER = 'normal';

function checkMember({ kind, program }: Person): void {
  if (kind === 'guest') throw new Refusal(403, 'rated', 'Rated games are for registered players.');
  if (program) throw new Refusal(403, 'rated', 'Programs cannot play rated games.');
}

import { rulesVersion } from '@provincia/engine';
import type { Clock, DailyGame, KingdomWish } from '@provincia/protocol';
import { sql } from 'kysely';
import { checkIn, lockClub } from '../clubs/membership.ts';
import { isAgainstOneself } from '../people/oneself.ts';
import { DELETED, type Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import { noticeTable } from '../reminders/steps.ts';
import { newId } from '../secrets.ts';
import type { Bus } from '../store/bus.ts';
import type { Database, SeatRow, TableRow } from '../store/database.ts';
import { isByDay, isTableByDay } from './clock.ts';
import type { Kingdom } from './kingdom.ts';
import { storedChoice } from './settled.ts';
import type { Tables } from './tables.ts';

/** Tables that one person may have open or running at a time: those at which they sit, and those by the day. */
const MOST_TABLES = 20;
const MOST_BY_DAY = 100;

export interface OpenTableParts {
  readonly db: Database;
  readonly bus: Bus;
  readonly now: () => number;
  readonly newSeed: () => string;
  readonly tables: Tables;
}

/** A table to be made. */
export interface TablePlan {
  readonly host: Pick<Person, 'id'>;
  readonly seats: readonly Omit<SeatRow, 'table_id'>[];
  readonly wish: KingdomWish;
  readonly kingdom: Kingdom;
  readonly shelters: boolean | null | undefined;
  readonly colonies: boolean | null | undefined;
  readonly clock: Clock | undefined;
  readonly access: TableRow['access'];
  readonly rated: boolean;
  /** The game of which it is the rematch. */
  readonly previous?: string;
  /** Who begins; chance decides without it. */
  readonly first?: number | undefined;
  /** The shuffles, if they are not to be new. */
  readonly seed?: string;
  readonly daily?: DailyGame;
  /** The club whose members alone can sit down. */
  readonly club?: string | undefined;
  /** What is written together with the table, or not at all. */
  readonly also?: ((db: Database, id: string) => Promise<void>) | undefined;
}

/** Makes tables and changes those whose game has not begun, so that everybody is told. */
export class OpenTables {
  readonly #parts: OpenTableParts;

  constructor(parts: OpenTableParts) {
    this.#parts = parts;
  }

  /** Stores a new table; if nobody else is awaited, its game begins. */
  async insert(plan: TablePlan): Promise<string> {
    const row = await this.#parts.db.transaction().execute((db) => this.insertWithin(db, plan));
    this.#tell(row);
    return row.id;
  }

  /** The same as a part of a transaction. */
  async insertWithin(db: Database, plan: TablePlan): Promise<TableRow> {
    const { now, newSeed } = this.#parts;
    const { clock, previous, first } = plan;
    const id = newId();
    if (plan.club !== undefined) {
      // It cannot be dissolved meanwhile.
      await lockClub(db, plan.club);
      await checkIn(db, plan.club, plan.host.id);
    }
    const row: TableRow = {
      id,
      status: 'open',
      host: plan.host.id,
      access: plan.access,
      rated: plan.rated ? 1 : 0,
      players: plan.seats.length,
      rules: rulesVersion,
      kingdom: JSON.stringify(plan.kingdom.piles),
      wish: JSON.stringify(plan.wish),
      printed: plan.kingdom.printed,
      shelters: storedChoice(plan.shelters),
      colonies: storedChoice(plan.colonies),
      clock: clock === undefined ? null : JSON.stringify(clock),
      seed: plan.seed ?? newSeed(),
      first: first ?? null,
      daily: plan.daily === undefined ? null : JSON.stringify(plan.daily),
      club: plan.club ?? null,
      previous: previous ?? null,
      next: null,
      result: null,
      created_at: now(),
      started_at: null,
      ended_at: null,
    };
    await db.insertInto('tables').values(row).execute();
    await db
      .insertInto('seats')
      .values(plan.seats.map((seat) => ({ table_id: id, ...seat })))
      .execute();
    await this.startIfFull(id, db);
    await plan.also?.(db, id);
    if (plan.seats.some(({ reserved }) => reserved)) await noticeTable(db, id, now());
    if (previous === undefined) return row;
    const { numUpdatedRows } = await db
      .updateTable('tables')
      .set({ next: id })
      .where('id', '=', previous)
      .where('next', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refusal(409, 'rematch', 'There is already a rematch.');
    return row;
  }

  /** Runs changes of a table one after the other, in all processes, and only before its game begins. */
  async change(id: string, act: (db: Database, table: TableRow) => Promise<void>): Promise<void> {
    const { db, tables } = this.#parts;
    const changed = await db.transaction().execute(async (db) => {
      // Nothing changes, but writing locks the row.
      const table = await db
        .updateTable('tables')
        .set({ status: 'open' })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .returningAll()
        .executeTakeFirst();
      if (table !== undefined) {
        await act(db, table);
        return table;
      }
      await tables.row(id, db);
      throw new Refusal(409, 'not-open', 'The game has already started, or the table is closed.');
    });
    this.#tell(changed);
  }

  /** Begins if every seat is taken. */
  async startIfFull(id: string, db: Database): Promise<boolean> {
    const { tables, now } = this.#parts;
    const seats = await tables.seats(id, db);
    if (seats.some(isFree)) return false;
    const { rated } = await db
      .updateTable('tables')
      .set({ status: 'running', started_at: now() })
      .where('id', '=', id)
      .returning('rated')
      .executeTakeFirstOrThrow();
    if (rated === 1) await this.#checkRated(id, seats, db);
    // Due at once: the process that takes the table on finds out whether a bot or a clock is next.
    await db.insertInto('heads').values({ table_id: id, n: 0, due_at: now(), leased_until: 0 }).execute();
    if (seats.filter(({ person }) => person !== null).length > 1) await noticeTable(db, id, now());
    return true;
  }

  /** Where somebody may play against themselves, everybody sees from the beginning that it is not rated. */
  async #checkRated(id: string, seats: readonly SeatRow[], db: Database): Promise<void> {
    const people = seats.flatMap(({ person }) => (person === null || person === DELETED ? [] : [person]));
    if (!(await isAgainstOneself(db, { table: id, people, now: this.#parts.now() }))) return;
    await db.updateTable('tables').set({ rated: 0, unrated: 'oneself' }).where('id', '=', id).execute();
  }

  /** Nobody sits at more tables than they can play at. */
  async checkMany(person: Person, clock: Clock | null, db = this.#parts.db): Promise<void> {
    const byDay = isByDay(clock);
    const { tables } = await db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(({ fn }) => fn.countAll<number | string>().as('tables'))
      .where('seats.person', '=', person.id)
      .where('seats.ended_at', 'is', null)
      .where('tables.status', 'in', ['open', 'running'])
      .where(byDay ? isTableByDay : sql<boolean>`not ${isTableByDay}`)
      .executeTakeFirstOrThrow();
    if (Number(tables) < (byDay ? MOST_BY_DAY : MOST_TABLES)) return;
    const why = `You sit at ${tables} tables: finish a game or leave one first.`;
    throw new Refusal(429, 'too-many-tables', why);
  }

  /** Those who still look at the game before are told how far the rematch is. */
  #tell({ id, previous }: TableRow): void {
    const { bus } = this.#parts;
    if (previous !== null) bus.publish({ table: previous, what: 'seats' });
    bus.publish({ table: id, what: 'seats' });
  }
}

/** Whether nobody plays there yet, also if the seat is kept for somebody. */
export function isFree({ person, level }: Pick<SeatRow, 'person' | 'level'>): boolean {
  return person === null && level === null;
}

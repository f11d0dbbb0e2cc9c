import type { NewTable, SeatWish } from '@provincia/protocol';
import { checkIn, isRole, standingIn } from '../clubs/membership.ts';
import type { Invitations } from '../community/invitations.ts';
import { checkAllowed } from '../moderation/sanctions.ts';
import { isBlockBetween } from '../people/blocks.ts';
import { checkNamed } from '../people/names.ts';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import { noticeTable } from '../reminders/steps.ts';
import { type Bus, tellPerson } from '../store/bus.ts';
import type { Database, SeatRow } from '../store/database.ts';
import { clockOf } from './clock.ts';
import { kingdomFor } from './kingdom.ts';
import { checkLevel } from './levels.ts';
import { isFree, type OpenTableParts, OpenTables } from './open-tables.ts';

/** The level of bots that take free seats. */
const FILLER = 'normal';

export interface InvitingParts extends OpenTableParts {
  readonly invitations: Invitations;
}

/** What people do at tables before the game: make them, sit down, get up, and begin. */
export class Seating {
  readonly #parts: InvitingParts;
  readonly #open: OpenTables;

  constructor(parts: InvitingParts) {
    this.#parts = parts;
    this.#open = new OpenTables(parts);
  }

  /** A new table, at which its maker sits; if nobody else is awaited, the game begins. */
  async make({ seats, kingdom, ...options }: NewTable, host: Person): Promise<string> {
    const own = seats.indexOf('person');
    if (own < 0) throw new Refusal(422, 'seats', 'At least one seat must be for a person.');
    const { db, bus, now, newSeed, invitations } = this.#parts;
    const levels = seats.map(levelIn);
    for (const level of levels) if (level !== null) checkLevel(level);
    if (options.rated && levels.some((level) => level !== null)) throw noBots();
    if (options.rated) checkRegistered(host);
    if (options.club !== undefined && options.access === 'open') throw clubTable();
    const isAmongPeople = levels.filter((level) => level === null).length > 1;
    if (isAmongPeople) checkNamed(host);
    if (isAmongPeople) await checkAllowed(db, host.id, options.rated ? 'rated' : 'people', now());
    await this.#open.checkMany(host, options.clock ?? null);
    const guests = await invited(db, invitations, host, seats, options.club);
    const id = await this.#open.insert({
      ...options,
      shelters: options.shelters,
      colonies: options.colonies,
      clock: options.clock,
      host,
      wish: kingdom,
      kingdom: await kingdomFor(kingdom, newSeed),
      seats: levels.map((level, seat) => ({
        seat,
        person: seat === own ? host.id : null,
        reserved: guests.get(seat) ?? null,
        level,
        program: seat === own && host.program ? 1 : 0,
      })),
    });
    tellInvited(bus, id, guests);
    return id;
  }

  /** Sits down at a free seat: the named one, the one that is kept for them, or the first. */
  async join(id: string, person: Person, wanted?: number): Promise<void> {
    const { tables, now } = this.#parts;
    await this.#open.change(id, async (db, table) => {
      if (typeof table.club === 'string') await checkIn(db, table.club, person.id);
      const seats = await tables.seats(id, db);
      if (seats.some((seat) => seat.person === person.id)) return;
      if (table.rated === 1) checkRated(person, seats);
      await checkAllowed(db, person.id, table.rated === 1 ? 'rated' : 'people', now());
      const others = seats.flatMap((seat) => seat.person ?? []);
      if (await isBlockBetween(db, person.id, [table.host, ...others])) throw notTogether();
      await this.#open.checkMany(person, clockOf(table), db);
      checkNamed(person);
      const own = seats.find(({ reserved }) => reserved === person.id);
      const free = seats.filter((seat) => isFree(seat) && (seat === own || !seat.reserved));
      const taken = wanted === undefined ? (own ?? free.at(0)) : free.find(({ seat }) => seat === wanted);
      if (taken === undefined) throw new Refusal(409, 'no-seat', 'This seat is taken.');
      const seat = db.updateTable('seats').where('table_id', '=', id);
      if (own !== undefined) await seat.set({ reserved: null }).where('seat', '=', own.seat).execute();
      await seat
        .set({ person: person.id, program: person.program ? 1 : 0 })
        .where('seat', '=', taken.seat)
        .execute();
      await this.#open.startIfFull(id, db);
    });
  }

  /** Does not take the seat that is kept for them. */
  decline(id: string, person: Person): Promise<void> {
    const { now } = this.#parts;
    return this.#open.change(id, async (db) => {
      await db
        .updateTable('seats')
        .set({ reserved: null })
        .where('table_id', '=', id)
        .where('reserved', '=', person.id)
        .execute();
      await noticeTable(db, id, now());
    });
  }

  /** Gets up before the game has begun; when its maker does, the table is closed, and there may be another rematch. */
  leave(id: string, person: Person): Promise<void> {
    return this.#open.change(id, async (db, { host, previous }) => {
      const seats = db.updateTable('seats').where('table_id', '=', id);
      if (host !== person.id) {
        await seats.set({ person: null, program: 0 }).where('person', '=', person.id).execute();
        return;
      }
      await db.updateTable('tables').set({ status: 'closed' }).where('id', '=', id).execute();
      await seats.set({ reserved: null }).where('reserved', 'is not', null).execute();
      // Nobody is invited any more.
      await noticeTable(db, id, this.#parts.now());
      if (previous === null) return;
      await db
        .updateTable('tables')
        .set({ next: null })
        .where('id', '=', previous)
        .where('next', '=', id)
        .execute();
    });
  }

  /** The maker begins without waiting for more: free seats get bots. */
  start(id: string, person: Person): Promise<void> {
    return this.#open.change(id, async (db, { host, rated }) => {
      if (host !== person.id) throw new Refusal(403, 'not-host', 'Only the host can start the game.');
      if (rated === 0) {
        await db
          .updateTable('seats')
          .set({ level: FILLER, reserved: null })
          .where('table_id', '=', id)
          .where('person', 'is', null)
          .where('level', 'is', null)
          .execute();
      }
      if (!(await this.#open.startIfFull(id, db)))
        throw new Refusal(409, 'not-full', 'A rated game starts when all seats are taken.');
    });
  }
}

/** Rated games are for those who can be found again. */
function checkRegistered({ kind }: Person): void {
  if (kind === 'guest') throw new Refusal(403, 'rated', 'Rated games are for registered players.');
}

/** What people play among themselves. */
export function checkMember(person: Person): void {
  checkRegistered(person);
  if (person.program) throw new Refusal(403, 'rated', 'Rated games with people are not for programs.');
}

/** Who sits down at a rated table, or wants its game again, is what the others are: a person or a program. */
export function checkRated(person: Person, seats: readonly SeatRow[]): void {
  checkRegistered(person);
  const others = seats.filter((seat) => seat.person !== null);
  if (others.some(({ program }) => (program === 1) !== person.program)) throw noMixing(403);
}

export function noMixing(status: 403 | 409): Refusal {
  return new Refusal(status, 'rated', 'In rated games, programs play programs only.');
}

/** For what would show it to all, who could not sit down. */
export function clubTable(): Refusal {
  return new Refusal(422, 'club-table', 'A table for a club is listed for its members only.');
}

export function noBots(): Refusal {
  return new Refusal(422, 'rated', 'Rated tables have no bots.');
}

/** The sentence is the same whoever has blocked whom. */
function notTogether(): Refusal {
  return new Refusal(403, 'not-together', 'You and somebody at this table do not play together.');
}

export function levelIn(wish: SeatWish): string | null {
  return typeof wish === 'object' && 'bot' in wish ? wish.bot : null;
}

/** For whom seats are to be kept, by their number. */
export async function invited(
  db: Database,
  invitations: Invitations,
  host: Person,
  wishes: readonly (SeatWish | number)[],
  club?: string | null,
): Promise<ReadonlyMap<number, string>> {
  const guests = new Map<number, string>();
  for (const [seat, wish] of wishes.entries()) {
    if (typeof wish !== 'object' || !('invite' in wish)) continue;
    const guest = await invitations.guest(db, host, wish.invite);
    if (typeof club === 'string' && !isRole(await standingIn(db, club, guest)))
      throw new Refusal(422, 'guest-not-in-club', 'This player is not in the club.');
    guests.set(seat, guest);
  }
  return guests;
}

/** Once it is stored. */
export function tellInvited(bus: Bus, table: string, guests: ReadonlyMap<number, string>): void {
  for (const guest of guests.values()) tellPerson(bus, guest, { what: 'invited', table });
}

import type { TableChange } from '@provincia/protocol';
import { isAnyUnrated } from '../moderation/sanctions.ts';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import { noticeTable } from '../reminders/steps.ts';
import type { Database, SeatRow, TableRow } from '../store/database.ts';
import { kingdomFor } from './kingdom.ts';
import { checkLevel } from './levels.ts';
import { OpenTables } from './open-tables.ts';
import { clubTable, type InvitingParts, invited, levelIn, noBots, noMixing, tellInvited } from './seating.ts';
import { storedChoice } from './settled.ts';

/** What the maker of a table changes about it before the game. Nothing begins by that. */
export class Arranging {
  readonly #parts: InvitingParts;
  readonly #open: OpenTables;

  constructor(parts: InvitingParts) {
    this.#parts = parts;
    this.#open = new OpenTables(parts);
  }

  async arrange(id: string, person: Person, change: TableChange): Promise<void> {
    const { tables, bus, now, newSeed, invitations } = this.#parts;
    const { kingdom, seats: order } = change;
    const drawn = kingdom && (await kingdomFor(kingdom, newSeed));
    let guests: ReadonlyMap<number, string> = new Map();
    await this.#open.change(id, async (db, table) => {
      if (table.host !== person.id) throw new Refusal(403, 'not-host', 'Only the host can change the table.');
      if (typeof table.club === 'string' && change.access === 'open') throw clubTable();
      const facts = optionsIn(change);
      if (drawn !== undefined) {
        facts.kingdom = JSON.stringify(drawn.piles);
        facts.printed = drawn.printed;
        facts.wish = JSON.stringify(kingdom);
      }
      const before = await tables.seats(id, db);
      guests = await invited(db, invitations, person, order ?? [], table.club);
      const seats = order === undefined ? before : arranged(before, order, guests);
      if (facts.rated ?? table.rated) await checkRated(db, seats, now());
      if (order !== undefined) {
        facts.players = seats.length;
        // Who was to begin still does, wherever they sit now.
        const first = order.indexOf(table.first ?? -1);
        facts.first = first < 0 ? null : first;
        await db.deleteFrom('seats').where('table_id', '=', id).execute();
        await db.insertInto('seats').values(seats).execute();
        if (isAnyoneInvited(before) || isAnyoneInvited(seats)) await noticeTable(db, id, now());
      }
      if (Object.keys(facts).length > 0)
        await db.updateTable('tables').set(facts).where('id', '=', id).execute();
    });
    tellInvited(bus, id, guests);
  }
}

function isAnyoneInvited(seats: readonly SeatRow[]): boolean {
  return seats.some(({ reserved }) => reserved);
}

/** How it is played and who can come, as far as that is changed. */
function optionsIn({ shelters, colonies, clock, access, rated }: TableChange): Partial<TableRow> {
  return {
    ...(shelters !== undefined && { shelters: storedChoice(shelters) }),
    ...(colonies !== undefined && { colonies: storedChoice(colonies) }),
    ...(clock !== undefined && { clock: clock === null ? null : JSON.stringify(clock) }),
    ...(access !== undefined && { access }),
    ...(rated !== undefined && { rated: rated ? 1 : 0 }),
  };
}

/** At a rated table there are no bots, programs are among themselves, and nobody sits or is awaited who has not registered. */
async function checkRated(db: Database, seats: readonly SeatRow[], now: number): Promise<void> {
  if (seats.some(({ level }) => level !== null)) throw noBots();
  const ids = seats.flatMap(({ person, reserved }) => person ?? reserved ?? []);
  const guests = await db
    .selectFrom('people')
    .select('id')
    .where('id', 'in', ids)
    .where('name_key', 'is', null)
    .execute();
  if (guests.length > 0)
    throw new Refusal(409, 'rated', 'Rated games are for registered players, and there is a guest here.');
  if (await isAnyUnrated(db, ids, now))
    throw new Refusal(409, 'rated', 'Somebody here cannot play rated games now.');
  const sitting = seats.filter(({ person }) => person !== null);
  if (new Set(sitting.map(({ program }) => program)).size > 1) throw noMixing(409);
}

/** The seats in their new order. */
function arranged(
  seats: readonly SeatRow[],
  order: NonNullable<TableChange['seats']>,
  guests: ReadonlyMap<number, string>,
): SeatRow[] {
  const kept = order.filter((seat) => typeof seat === 'number');
  const isWrong = kept.some((seat) => seat >= seats.length) || new Set(kept).size < kept.length;
  if (isWrong) throw new Refusal(422, 'seat', 'Name each seat of this table at most once.');
  if (seats.some(({ seat, person }) => person !== null && !kept.includes(seat)))
    throw new Refusal(409, 'sitting', 'Someone is sitting there.');
  return order.map((wish, seat) => {
    if (typeof wish === 'number') return { ...seats[wish], seat };
    const level = levelIn(wish);
    if (level !== null) checkLevel(level);
    const reserved = guests.get(seat) ?? null;
    return { table_id: seats[0].table_id, seat, person: null, reserved, level, program: 0 };
  });
}

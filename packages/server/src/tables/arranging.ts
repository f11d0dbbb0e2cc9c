import type { TableChange } from '@provincia/protocol';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import type { SeatRow, TableRow } from '../store/database.ts';
import { kingdomFor } from './kingdom.ts';
import { checkLevel } from './levels.ts';
import { type OpenTableParts, OpenTables } from './open-tables.ts';
import { noBots } from './seating.ts';

/** What the maker of a table changes about it before the game. Nothing begins by that. */
export class Arranging {
  readonly #parts: OpenTableParts;
  readonly #open: OpenTables;

  constructor(parts: OpenTableParts) {
    this.#parts = parts;
    this.#open = new OpenTables(parts);
  }

  async arrange(id: string, person: Person, { kingdom, seats: order }: TableChange): Promise<void> {
    const { tables, newSeed } = this.#parts;
    const drawn = kingdom && (await kingdomFor(kingdom, newSeed));
    await this.#open.change(id, async (db, table) => {
      if (table.host !== person.id) throw new Refusal(403, 'not-host', 'Only the host can change the table.');
      const facts: Partial<TableRow> = {};
      if (drawn !== undefined) {
        facts.kingdom = JSON.stringify(drawn.piles);
        facts.printed = drawn.printed;
        facts.wish = JSON.stringify(kingdom);
      }
      if (order !== undefined) {
        const seats = arranged(await tables.seats(id, db), order, table.rated === 1);
        facts.players = seats.length;
        // Who was to begin still does, wherever they sit now.
        const first = order.indexOf(table.first ?? -1);
        facts.first = first < 0 ? null : first;
        await db.deleteFrom('seats').where('table_id', '=', id).execute();
        await db.insertInto('seats').values(seats).execute();
      }
      if (Object.keys(facts).length > 0)
        await db.updateTable('tables').set(facts).where('id', '=', id).execute();
    });
  }
}

/** The seats in their new order. */
function arranged(
  seats: readonly SeatRow[],
  order: NonNullable<TableChange['seats']>,
  rated: boolean,
): SeatRow[] {
  const kept = order.filter((seat) => typeof seat === 'number');
  const isWrong = kept.some((seat) => seat >= seats.length) || new Set(kept).size < kept.length;
  if (isWrong) throw new Refusal(422, 'seat', 'Name each seat of this table at most once.');
  if (seats.some(({ seat, person }) => person !== null && !kept.includes(seat)))
    throw new Refusal(409, 'sitting', 'Someone is sitting there.');
  return order.map((wish, seat) => {
    if (typeof wish === 'number') return { ...seats[wish], seat };
    if (wish !== 'person') checkLevel(wish.bot);
    if (wish !== 'person' && rated) throw noBots();
    const level = wish === 'person' ? null : wish.bot;
    return { table_id: seats[0].table_id, seat, person: null, level, program: 0 };
  });
}

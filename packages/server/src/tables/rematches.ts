import { firstAfter } from '@provincia/engine';
import type { KingdomWish } from '@provincia/protocol';
import { checkAllowed } from '../moderation/sanctions.ts';
import { blocksAmong, pair } from '../people/blocks.ts';
import { DELETED, type Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import type { SeatRow, TableRow } from '../store/database.ts';
import { clockOf } from './clock.ts';
import { kingdomFor } from './kingdom.ts';
import { type OpenTableParts, OpenTables } from './open-tables.ts';
import { checkRated, type Seating } from './seating.ts';
import { settledChoice } from './settled.ts';

interface RematchParts extends OpenTableParts {
  readonly seating: Seating;
}

/** Another game with the same people, who say one after the other that they want it. */
export class Rematches {
  readonly #parts: RematchParts;
  readonly #open: OpenTables;

  constructor(parts: RematchParts) {
    this.#parts = parts;
    this.#open = new OpenTables(parts);
  }

  /** The first who wants one makes the table, and the others find their seats kept; who comes after that sits down. */
  async rematch(id: string, person: Person, kingdom: 'same' | 'new'): Promise<string> {
    const { tables } = this.#parts;
    const table = await tables.row(id);
    if (table.status !== 'over') throw new Refusal(409, 'not-over', 'The game is not over yet.');
    const seats = await tables.seats(id);
    if (!seats.some((seat) => seat.person === person.id))
      throw new Refusal(403, 'not-seated', 'Only the players of a game can ask for a rematch.');
    if (table.next !== null) return this.#come(table.next, person);
    if (table.rated === 1) checkRated(person, seats);
    await checkAllowed(this.#parts.db, person.id, table.rated === 1 ? 'rated' : 'people', this.#parts.now());
    await this.#open.checkMany(person, clockOf(table));
    try {
      return await this.#make(table, seats, person, kingdom);
    } catch (error) {
      // If two people ask for a rematch at the same time, the second comes to the table of the first.
      const { next } = await tables.row(id);
      if (next === null) throw error;
      return this.#come(next, person);
    }
  }

  async #come(id: string, person: Person): Promise<string> {
    const { tables, seating } = this.#parts;
    const { status } = await tables.row(id);
    if (status === 'open') await seating.join(id, person);
    return id;
  }

  /** The player to the left of the winner begins. */
  async #make(
    table: TableRow,
    seats: readonly SeatRow[],
    person: Person,
    kingdom: 'same' | 'new',
  ): Promise<string> {
    const { db, newSeed } = this.#parts;
    const blocks = await blocksAmong(
      db,
      seats.flatMap((seat) => seat.person ?? []),
    );
    const isKept = (sat: string | null) =>
      sat !== null && sat !== DELETED && !blocks.has(pair(person.id, sat));
    const wish = JSON.parse(table.wish) as KingdomWish;
    const { winners } = JSON.parse(table.result as string) as { winners: number[] };
    const again = { piles: JSON.parse(table.kingdom) as string[], printed: table.printed };
    return this.#open.insert({
      host: person,
      access: table.access,
      rated: table.rated === 1,
      wish,
      kingdom:
        kingdom === 'same'
          ? again
          : await kingdomFor(wish.by === 'random' ? wish : { by: 'random' }, newSeed),
      shelters: settledChoice(table.shelters),
      colonies: settledChoice(table.colonies),
      clock: clockOf(table) ?? undefined,
      previous: table.id,
      club: table.club ?? undefined,
      first: firstAfter(winners, table.players),
      seats: seats.map(({ seat, level, person: sat }) =>
        sat === person.id
          ? { seat, person: sat, level, program: person.program ? 1 : 0 }
          : { seat, person: null, reserved: isKept(sat) ? sat : null, level, program: 0 },
      ),
    });
  }
}

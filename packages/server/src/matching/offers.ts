import { randomInt } from 'node:crypto';
import { MATCH_CLOCKS, type MatchWish } from '@provincia/protocol';
import type { Database } from '../store/database.ts';
import { kingdomFor } from '../tables/kingdom.ts';
import { type OpenTableParts, OpenTables } from '../tables/open-tables.ts';
import { commonSets } from './grouping.ts';
import type { OfferRow, WaitingRow } from './rows.ts';

/** Nobody has made the tables of people who were brought together: there is nobody who could change or close them. */
const NOBODY = 'match';

/** What became of an offer, and who should look. */
export interface Outcome {
  readonly table: string | null;
  readonly people: readonly string[];
}

/** What happens to some who fit each other until their game begins. Whoever changes an offer holds its row first. */
export class Offers {
  readonly #parts: OpenTableParts;
  readonly #open: OpenTables;

  constructor(parts: OpenTableParts) {
    this.#parts = parts;
    this.#open = new OpenTables(parts);
  }

  /** Somebody comes. When all are there, the game begins. */
  come(offer: string, person: string): Promise<Outcome | null> {
    return this.#change(offer, async (db, held) => {
      await db
        .updateTable('waiting')
        .set({ came: 1, seen_at: this.#parts.now() })
        .where('person', '=', person)
        .where('offer', '=', offer)
        .execute();
      return this.#goOn(db, held);
    });
  }

  /** Begins the game if all are there: for those who need not come, and after a process has died. */
  begin(offer: string): Promise<Outcome | null> {
    return this.#change(offer, (db, held) => this.#goOn(db, held));
  }

  /** Somebody does not want it any more: they are taken from the list, and the others wait on. */
  decline(offer: string, person: string): Promise<Outcome | null> {
    return this.#change(offer, async (db, held) => {
      await db.deleteFrom('waiting').where('person', '=', person).where('offer', '=', offer).execute();
      return { table: null, people: [...(await release(db, held.id)), person] };
    });
  }

  /** One change after the other, in all processes. Null if the offer is gone. */
  #change(offer: string, act: (db: Database, held: OfferRow) => Promise<Outcome>): Promise<Outcome | null> {
    return this.#parts.db.transaction().execute(async (db) => {
      // Nothing changes, but writing locks the row.
      const held = await db
        .updateTable('match_offers')
        .set(({ ref }) => ({ size: ref('size') }))
        .where('id', '=', offer)
        .returningAll()
        .executeTakeFirst();
      return held === undefined ? null : act(db, held);
    });
  }

  async #goOn(db: Database, { id, size }: OfferRow): Promise<Outcome> {
    const rows = await db.selectFrom('waiting').selectAll().where('offer', '=', id).execute();
    // Somebody has deleted their account.
    if (rows.length < size) return { table: null, people: await release(db, id) };
    const people = rows.map(({ person }) => person);
    if (rows.some(({ came }) => came === 0)) return { table: null, people };
    const table = await this.#makeTable(db, rows);
    await db
      .updateTable('waiting')
      .set({ table_id: table, offer: null, seen_at: this.#parts.now() })
      .where('offer', '=', id)
      .execute();
    await db.deleteFrom('match_offers').where('id', '=', id).execute();
    return { table, people };
  }

  /** Everybody sits already, in an order by chance, so that the game begins at once. */
  async #makeTable(db: Database, rows: readonly WaitingRow[]): Promise<string> {
    const wishes = rows.map(({ wish }): MatchWish => JSON.parse(wish));
    const { rated, pace } = wishes[0];
    const wish = drawnFrom(commonSets(wishes.map((wish) => ({ wish }))));
    const { id } = await this.#open.insertWithin(db, {
      host: { id: NOBODY },
      seats: shuffled(rows).map(({ person }, seat) => ({ seat, person, level: null, program: 0 })),
      wish,
      kingdom: await kingdomFor(wish, this.#parts.newSeed),
      shelters: undefined,
      colonies: undefined,
      clock: MATCH_CLOCKS[pace],
      access: 'open',
      rated,
    });
    return id;
  }
}

/** Lets those who are left of an offer wait on, from when they came to wait. Returns them. */
export async function release(db: Database, offer: string): Promise<string[]> {
  const rows = await db
    .updateTable('waiting')
    .set({ offer: null, came: 0 })
    .where('offer', '=', offer)
    .returning('person')
    .execute();
  await db.deleteFrom('match_offers').where('id', '=', offer).execute();
  return rows.map(({ person }) => person);
}

/** Kingdoms of these sets, in their newest editions. */
export function drawnFrom(sets: readonly string[]) {
  return {
    by: 'random' as const,
    printings: Object.fromEntries(sets.map((set) => [set, 'second' as const])),
  };
}

function shuffled<T>(list: readonly T[]): T[] {
  const left = [...list];
  return list.map(() => left.splice(randomInt(left.length), 1)[0]);
}

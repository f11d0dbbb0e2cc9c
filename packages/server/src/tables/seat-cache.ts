import { LRUCache } from 'lru-cache';
import { type Bus, EVERY_TABLE } from '../store/bus.ts';
import type { SeatRow } from '../store/database.ts';

const MOST_TABLES = 5000;

/**
 * Who sits where at tables that are being played at, kept at hand: it is asked with every answer, and changes only
 * when a guest turns out to be a member or somebody deletes their account, which is told.
 */
export class SeatCache {
  readonly #read: (table: string) => Promise<readonly SeatRow[]>;
  readonly #seats = new LRUCache<string, Promise<readonly SeatRow[]>>({ max: MOST_TABLES });

  constructor(bus: Bus, read: (table: string) => Promise<readonly SeatRow[]>) {
    this.#read = read;
    bus.subscribe(({ table, what }) => {
      if (table === EVERY_TABLE) this.#seats.clear();
      else if (what === 'seats') this.#seats.delete(table);
    });
  }

  of(table: string): Promise<readonly SeatRow[]> {
    const known = this.#seats.get(table);
    if (known !== undefined) return known;
    // Kept before it has come: what is told meanwhile throws it away.
    const read = this.#read(table);
    this.#seats.set(table, read);
    const forget = () => {
      if (this.#seats.peek(table) === read) this.#seats.delete(table);
    };
    read.then((seats) => {
      if (seats.length === 0 || seats.some(({ person, level }) => person === null && level === null))
        forget();
    }, forget);
    return read;
  }
}

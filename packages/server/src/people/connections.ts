import { type Bus, EVERY_TABLE } from '../store/bus.ts';
import type { Database } from '../store/database.ts';

/** How often it is checked whether sessions and tokens are still there, in milliseconds: news may get lost. */
const ROUND = 15_000;
const MINUTE = 60_000;
const MOST_AT_ONCE = 500;

interface ConnectionParts {
  readonly db: Database;
  readonly bus: Bus;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Open sockets and streams by the session or token that they came with: they end with it, at once. */
export class Connections {
  readonly #parts: ConnectionParts;
  readonly #open = new Map<string, Set<() => void>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    parts.bus.subscribe(({ table, what }) => {
      if (what === 'ended') this.#end(table);
      else if (table === EVERY_TABLE) this.#checkAll();
    });
  }

  start(): void {
    this.#timer = setInterval(() => this.#checkAll(), ROUND);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /**
   * Calls `end` when the session or token ends, until the returned function is called. Held before it is looked up,
   * nothing gets lost in between.
   */
  hold(id: string, end: () => void): () => void {
    const ends = this.#open.get(id) ?? new Set();
    this.#open.set(id, ends.add(end));
    return () => {
      ends.delete(end);
      if (ends.size === 0 && this.#open.get(id) === ends) this.#open.delete(id);
    };
  }

  /** Ends what is open of those that are not there any more, and notes that the others are in use. */
  async check(ids: readonly string[]): Promise<void> {
    const { db, now } = this.#parts;
    const there = new Set<string>();
    for (const table of ['sessions', 'tokens'] as const) {
      const rows = await db.selectFrom(table).select(['id', 'seen_at']).where('id', 'in', ids).execute();
      for (const { id } of rows) there.add(id);
      const unseen = rows.filter(({ seen_at }) => seen_at === null || seen_at <= now() - MINUTE);
      if (unseen.length === 0) continue;
      const seen = unseen.map(({ id }) => id);
      await db.updateTable(table).set({ seen_at: now() }).where('id', 'in', seen).execute();
    }
    for (const id of ids) if (!there.has(id)) this.#end(id);
  }

  #end(id: string): void {
    for (const end of [...(this.#open.get(id) ?? [])]) end();
  }

  #checkAll(): void {
    const all = [...this.#open.keys()];
    for (let i = 0; i < all.length; i += MOST_AT_ONCE) {
      this.check(all.slice(i, i + MOST_AT_ONCE)).catch(this.#parts.onError);
    }
  }
}

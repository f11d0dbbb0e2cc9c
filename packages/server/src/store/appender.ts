import type { HeadRow, LogRow } from './database.ts';

/** An entry to write, and the head of its table after it. */
export interface Append {
  readonly row: LogRow;
  readonly head: Pick<HeadRow, 'due_at' | 'leased_until' | 'asked'>;
}

type Key = Pick<LogRow, 'table_id' | 'n'>;

/** Writes a whole batch or nothing. Returns the entries that were new. */
export type WriteBatch = (batch: readonly Append[]) => Promise<readonly Key[]>;

interface Waiting {
  readonly append: Append;
  settle(written: boolean): void;
  fail(reason: unknown): void;
}

/** Large enough to make commits cheap. */
const MOST_AT_ONCE = 100;

/** Batches on their way at a time: one that is slow does not keep the others waiting. SQLite has one after another. */
const MOST_ON_THEIR_WAY = 4;

/**
 * Writes entries of all tables to the log. While batches are on their way to the disk the next one gathers, so that
 * under load many entries share one commit; without load each goes at once.
 */
export class Appender {
  readonly #write: WriteBatch;
  #waiting: Waiting[] = [];
  /** Tables with an entry on its way: their next one waits for it. */
  readonly #busy = new Set<string>();
  #onTheirWay = 0;
  #gathering = false;
  /** How often it has written to disk. */
  commits = 0;

  constructor(write: WriteBatch) {
    this.#write = write;
  }

  /** True once it is on disk; false if somebody else has written this number of the table's log. */
  append(append: Append): Promise<boolean> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ append, settle, fail });
      this.#gather();
    });
  }

  /** Entries of the same turn of the event loop go together. */
  #gather(): void {
    if (this.#gathering || this.#onTheirWay >= MOST_ON_THEIR_WAY) return;
    this.#gathering = true;
    setImmediate(() => {
      this.#gathering = false;
      void this.#writeSome();
    });
  }

  async #writeSome(): Promise<void> {
    const batch = this.#takeBatch();
    if (batch.length === 0) return;
    this.#onTheirWay++;
    try {
      const written = new Set((await this.#write(batch.map(({ append }) => append))).map(keyOf));
      this.commits++;
      for (const { append, settle } of batch) settle(written.has(keyOf(append.row)));
    } catch (reason) {
      for (const { fail } of batch) fail(reason);
    }
    this.#onTheirWay--;
    for (const { append } of batch) this.#busy.delete(append.row.table_id);
    if (this.#waiting.length > 0) this.#gather();
  }

  /** At most one entry of each table, in the order of the tables, so that two processes cannot deadlock. */
  #takeBatch(): readonly Waiting[] {
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const one of this.#waiting) {
      const { table_id } = one.append.row;
      const fits = batch.length < MOST_AT_ONCE && !this.#busy.has(table_id);
      if (fits) this.#busy.add(table_id);
      (fits ? batch : rest).push(one);
    }
    this.#waiting = rest;
    return batch.sort((a, b) => (a.append.row.table_id < b.append.row.table_id ? -1 : 1));
  }
}

function keyOf({ table_id, n }: Key): string {
  return `${table_id} ${n}`;
}

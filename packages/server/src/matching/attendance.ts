import type { Database } from '../store/database.ts';
import { lock, PRESENT } from './list.ts';

/** How often it is written down who of those who wait is connected, in milliseconds. */
const BEAT = 2000;
const MOST_AT_ONCE = 500;

interface AttendanceParts {
  readonly db: Database;
  readonly now: () => number;
  /** Somebody who was away is there again. */
  readonly onReturn: () => void;
  readonly onError: (error: unknown) => void;
}

/** Says in the database who of those who wait for a live game has a connection to this process. */
export class Attendance {
  readonly #parts: AttendanceParts;
  /** How many connections everybody has here. */
  readonly #here = new Map<string, number>();
  /** Those who were waiting at the last beat, or have come since. */
  #waiting = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #beat: Promise<void> | null = null;

  constructor(parts: AttendanceParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#beat ??= this.#note()
        .catch(this.#parts.onError)
        .finally(() => {
          this.#beat = null;
        });
    }, BEAT);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#beat;
  }

  /** Somebody has connected, until the returned function is called. */
  readonly attend = (person: string): (() => void) => {
    this.#here.set(person, (this.#here.get(person) ?? 0) + 1);
    return () => {
      const left = (this.#here.get(person) ?? 1) - 1;
      if (left > 0) this.#here.set(person, left);
      else {
        this.#here.delete(person);
        if (this.#waiting.has(person) && this.#timer !== undefined) this.#miss(person);
      }
    };
  };

  /** Somebody waits from now on. */
  expect(person: string): void {
    this.#waiting.add(person);
  }

  /** From now on nobody is brought together with them, unless they are connected to another process or come back. */
  #miss(person: string): void {
    const { db, now, onError } = this.#parts;
    db.updateTable('waiting')
      .set({ seen_at: now() - PRESENT })
      .where('person', '=', person)
      .where('offer', 'is', null)
      .where('table_id', 'is', null)
      .execute()
      .catch(onError);
  }

  async #note(): Promise<void> {
    const { db, now, onReturn } = this.#parts;
    if (this.#here.size === 0) return;
    const rows = await db
      .selectFrom('waiting')
      .select(['person', 'seen_at'])
      .where('pace', '=', 'live')
      .where('offer', 'is', null)
      .where('table_id', 'is', null)
      .execute();
    const here = rows.filter(({ person }) => this.#here.has(person));
    this.#waiting = new Set(here.map(({ person }) => person));
    if (here.length === 0) return;
    await db.transaction().execute(async (db) => {
      await lock(db);
      for (let i = 0; i < here.length; i += MOST_AT_ONCE) {
        await db
          .updateTable('waiting')
          .set({ seen_at: now() })
          .where(
            'person',
            'in',
            here.slice(i, i + MOST_AT_ONCE).map(({ person }) => person),
          )
          .where('offer', 'is', null)
          .where('table_id', 'is', null)
          .execute();
      }
    });
    if (here.some(({ seen_at }) => seen_at <= now() - PRESENT)) onReturn();
  }
}

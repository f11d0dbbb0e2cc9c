import { sql } from 'kysely';
import { newId } from '../secrets.ts';
import type { Database } from '../store/database.ts';
import type { JobRow } from './rows.ts';

/** How often a process looks for due jobs, in milliseconds. */
const ROUND = 500;
/** How long a process that has taken on a job is left alone with it, in milliseconds. */
const LEASE = 10_000;
const MOST_AT_ONCE = 50;

/**
 * Does what is due with a subject, and says when it has to be done again, in milliseconds since 1970; null for never.
 * A process may die in the middle of it, and then it is done again: what it changes must not change twice.
 */
export type Work = (subject: string) => Promise<number | null>;

interface JobParts {
  readonly db: Database;
  readonly now: () => number;
  /** How often it is looked for due jobs. */
  readonly every?: number | undefined;
  readonly onError: (error: unknown, subject: string) => void;
}

/**
 * Has something done at a time, or before if it is already awaited earlier. In the transaction of its cause it is
 * written with it or not at all.
 */
export async function schedule(db: Database, kind: string, subject: string, at: number): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ kind, subject, due_at: at, leased_until: 0, lease: null, asked: 0 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet({
        due_at: sql<number>`case when excluded.due_at < jobs.due_at then excluded.due_at else jobs.due_at end`,
        asked: sql<number>`jobs.asked + 1`,
      }),
    )
    .execute();
}

/**
 * Work that nobody waits for: matches that nobody came to, rounds of tournaments, reminders. What is due is in the
 * database. A process takes it on for a while; if it dies, another process takes over.
 */
export class Jobs {
  readonly #parts: JobParts;
  readonly #works = new Map<string, Work>();
  /** What this process works on. */
  readonly #busy = new Map<string, { readonly lease: string; readonly done: Promise<void> }>();
  #timers: NodeJS.Timeout[] = [];
  #round: Promise<void> | null = null;
  /** Whether something was asked for while it was being looked. */
  #again = false;

  constructor(parts: JobParts) {
    this.#parts = parts;
  }

  /** Before the start. */
  register(kind: string, work: Work): void {
    this.#works.set(kind, work);
  }

  start(): void {
    this.#timers = [
      setInterval(() => this.look(), this.#parts.every ?? ROUND),
      setInterval(() => void this.#renew().catch((error) => this.#parts.onError(error, '')), LEASE / 2),
    ];
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
    await this.#round;
    await Promise.all([...this.#busy.values()].map(({ done }) => done));
  }

  /** Looks for due jobs at once: for those that have just been asked for. */
  look(): void {
    if (this.#timers.length === 0) return;
    this.#again = this.#round !== null;
    if (this.#again) return;
    this.#round = this.#takeDue()
      .catch((error) => this.#parts.onError(error, ''))
      .finally(() => {
        this.#round = null;
        if (this.#again) this.look();
      });
  }

  async #takeDue(): Promise<void> {
    const { db, now } = this.#parts;
    if (this.#works.size === 0) return;
    const due = await db
      .selectFrom('jobs')
      .select(['kind', 'subject'])
      .where('kind', 'in', [...this.#works.keys()])
      .where('due_at', '<=', now())
      .where('leased_until', '<=', now())
      .orderBy('due_at')
      .limit(MOST_AT_ONCE)
      .execute();
    await Promise.all(due.map(({ kind, subject }) => this.#take(kind, subject)));
  }

  async #take(kind: string, subject: string): Promise<void> {
    const { db, now } = this.#parts;
    const key = `${kind} ${subject}`;
    // Also if the lease has run out: what takes long is not begun twice.
    if (this.#busy.has(key)) return;
    const lease = newId();
    const job = await db
      .updateTable('jobs')
      .set({ leased_until: now() + LEASE, lease })
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('leased_until', '<=', now())
      .returningAll()
      .executeTakeFirst();
    if (job === undefined) return;
    const done = this.#do(job, lease).finally(() => this.#busy.delete(key));
    this.#busy.set(key, { lease, done });
  }

  /** If it fails, its lease is left to run out, and then it is tried again. */
  async #do(job: JobRow, lease: string): Promise<void> {
    const work = this.#works.get(job.kind) as Work;
    try {
      await this.#settle(job, lease, await work(job.subject));
    } catch (error) {
      this.#parts.onError(error, job.subject);
    }
  }

  /** What was asked for meanwhile stays due when it was asked for. */
  async #settle({ asked }: JobRow, lease: string, next: number | null): Promise<void> {
    const { db } = this.#parts;
    const own = db.updateTable('jobs').where('lease', '=', lease);
    if (next === null)
      await db.deleteFrom('jobs').where('lease', '=', lease).where('asked', '=', asked).execute();
    else await own.set({ due_at: next }).where('asked', '=', asked).execute();
    await own.set({ leased_until: 0, lease: null }).execute();
  }

  async #renew(): Promise<void> {
    const { db, now } = this.#parts;
    const held = [...this.#busy.values()].map(({ lease }) => lease);
    if (held.length === 0) return;
    await db
      .updateTable('jobs')
      .set({ leased_until: now() + LEASE })
      .where('lease', 'in', held)
      .execute();
  }
}

import type { Precision } from '@provincia/coach';
import type { Database, ReviewRow } from '../store/database.ts';

/** How long a process that has taken on a review is left alone with it, in milliseconds. */
export const LEASE = 30_000;

/** To be raised with every change of what a review has: what was made before is made anew when somebody asks for it. */
export const EDITION = 2;

/** A game is looked at twice. */
export type Look = 'first' | 'close';

/** Reviews in the database, and which process works on which. */
export class KeptReviews {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  read(table: string): Promise<ReviewRow | undefined> {
    return this.#db
      .selectFrom('reviews')
      .selectAll()
      .where('table_id', '=', table)
      .where('edition', '=', EDITION)
      .executeTakeFirst();
  }

  /** Takes a review on, unless another process has, or it is there. What a dead process had found out is dropped. */
  async take(table: string, look: Look): Promise<boolean> {
    const now = this.#now();
    const taken = await (look === 'first' ? this.#takeFirst(table, now) : this.#takeAgain(table, now));
    return taken !== undefined;
  }

  #takeFirst(table_id: string, now: number) {
    const anew = { care: null, data: null, leased_until: now + LEASE, edition: EDITION };
    return this.#db
      .insertInto('reviews')
      .values({ table_id, ...anew })
      .onConflict((conflict) =>
        conflict
          .column('table_id')
          .doUpdateSet(anew)
          .where(({ eb, or }) => or([eb('reviews.care', 'is', null), eb('reviews.edition', '!=', EDITION)]))
          .where('reviews.leased_until', '<=', now),
      )
      .returning('table_id')
      .executeTakeFirst();
  }

  #takeAgain(table: string, now: number) {
    return this.#db
      .updateTable('reviews')
      .set({ leased_until: now + LEASE })
      .where('table_id', '=', table)
      .where('care', '=', 'first')
      .where('edition', '=', EDITION)
      .where('leased_until', '<=', now)
      .returning('table_id')
      .executeTakeFirst();
  }

  async renew(tables: readonly string[]): Promise<void> {
    if (tables.length === 0) return;
    await this.#db
      .updateTable('reviews')
      .set({ leased_until: this.#now() + LEASE })
      .where('table_id', 'in', tables)
      .execute();
  }

  /** What is known so far, while there is no whole review. */
  async keepPart(table: string, data: Uint8Array): Promise<void> {
    await this.#db
      .updateTable('reviews')
      .set({ data })
      .where('table_id', '=', table)
      .where('care', 'is', null)
      .execute();
  }

  /** The whole review, and with each person who played themselves how well they decided. */
  async keep(
    table: string,
    look: Look,
    data: Uint8Array,
    precisions: ReadonlyMap<number, Precision>,
  ): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db
        .updateTable('reviews')
        .set({ care: look, data, leased_until: 0 })
        .where('table_id', '=', table)
        .execute();
      for (const [seat, precision] of precisions) {
        await db
          .updateTable('seats')
          .set({ reviewed: JSON.stringify(precision) })
          .where('table_id', '=', table)
          .where('seat', '=', seat)
          // Nobody's any more: who has deleted their account.
          .where('person', 'in', (people) => people.selectFrom('people').select('id'))
          .where('program', '=', 0)
          .execute();
      }
    });
  }

  /** Whoever asks next begins again. */
  async giveBack(table: string): Promise<void> {
    await this.#db.updateTable('reviews').set({ leased_until: 0 }).where('table_id', '=', table).execute();
  }
}

import type { Database, ReviewRow } from '../store/database.ts';

/** How long a process that has taken on a review is left alone with it, in milliseconds. */
export const LEASE = 30_000;

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
    return this.#db.selectFrom('reviews').selectAll().where('table_id', '=', table).executeTakeFirst();
  }

  /** Takes a review on, unless another process has, or it is there. What a dead process had found out is dropped. */
  async take(table: string, look: Look): Promise<boolean> {
    const now = this.#now();
    const taken = await (look === 'first' ? this.#takeFirst(table, now) : this.#takeAgain(table, now));
    return taken !== undefined;
  }

  #takeFirst(table_id: string, now: number) {
    const leased_until = now + LEASE;
    return this.#db
      .insertInto('reviews')
      .values({ table_id, care: null, data: null, leased_until })
      .onConflict((conflict) =>
        conflict
          .column('table_id')
          .doUpdateSet({ data: null, leased_until })
          .where('reviews.care', 'is', null)
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

  async keep(table: string, look: Look, data: Uint8Array): Promise<void> {
    await this.#db
      .updateTable('reviews')
      .set({ care: look, data, leased_until: 0 })
      .where('table_id', '=', table)
      .execute();
  }

  /** Whoever asks next begins again. */
  async giveBack(table: string): Promise<void> {
    await this.#db.updateTable('reviews').set({ leased_until: 0 }).where('table_id', '=', table).execute();
  }
}

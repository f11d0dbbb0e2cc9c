import { MATCH_SECONDS_TO_COME } from '@provincia/protocol';
import { sql } from 'kysely';
import { newId } from '../secrets.ts';
import { type Bus, tellPerson } from '../store/bus.ts';
import type { Database } from '../store/database.ts';
import { isTableByDay } from '../tables/clock.ts';
import { groupsOf, type MayMeet, type Waiting } from './grouping.ts';
import { type Offers, release } from './offers.ts';
import type { WaitingRow } from './rows.ts';

/** What is done from time to time: ranges widen, and people come and go without a word. */
export const MATCH_JOB = 'match';
const ROUND = 1000;
const IDLE_ROUND = 5000;
/** Who was not connected for so long, in milliseconds, is not offered anything: they closed the tab, or lost the network. */
export const PRESENT = 5000;
/** Who does not come back for so long does not wait any more. A page that is loaded again keeps its place. */
const GONE = 30_000;
/** Offers made at once: a transaction does not take long, whatever comes. */
const MOST_AT_ONCE = 100;

interface MatcherParts {
  readonly db: Database;
  readonly bus: Bus;
  readonly now: () => number;
  readonly offers: Offers;
  readonly mayMeet: MayMeet;
  readonly onError: (error: unknown) => void;
}

/** Finds who fits among all who wait, in whatever process they are. */
export class Matcher {
  readonly #parts: MatcherParts;
  #round: Promise<boolean> | null = null;
  #again = false;

  constructor(parts: MatcherParts) {
    this.#parts = parts;
  }

  /** Looks at once: somebody has come. Those who come while it is being looked are looked at together. */
  look(): void {
    this.#again = true;
    void this.#rounds().catch(this.#parts.onError);
  }

  /** The same from time to time, by one of the processes. */
  readonly work = async (): Promise<number> => {
    this.#again = true;
    const anybody = await this.#rounds();
    return this.#parts.now() + (anybody ? ROUND : IDLE_ROUND);
  };

  async stop(): Promise<void> {
    this.#again = false;
    await this.#round?.catch(() => {});
  }

  #rounds(): Promise<boolean> {
    this.#round ??= (async () => {
      let anybody = false;
      while (this.#again) {
        this.#again = false;
        anybody = await this.#look();
      }
      return anybody;
    })().finally(() => {
      this.#round = null;
      if (this.#again) this.look();
    });
    return this.#round;
  }

  async #look(): Promise<boolean> {
    const { db, offers } = this.#parts;
    const { told, ready, anybody } = await db.transaction().execute(async (db) => {
      await lock(db);
      const lapsed = await this.#dissolve(db);
      const gone = await this.#forget(db);
      const made = await this.#offer(db);
      return {
        told: [...lapsed, ...gone, ...made.people],
        ready: await fullOffers(db),
        anybody: made.anybody || lapsed.length > 0,
      };
    });
    this.#tell(told, null);
    for (const offer of ready) {
      const begun = await offers.begin(offer);
      if (begun !== null) this.#tell(begun.people, begun.table);
    }
    return anybody;
  }

  /** Who has not come in time does not wait any more; those who have come wait on, as long as they have waited before. */
  async #dissolve(db: Database): Promise<string[]> {
    const lapsed = await db
      .deleteFrom('match_offers')
      .where('until', '<=', this.#parts.now())
      .returning('id')
      .execute();
    const people: string[] = [];
    for (const { id } of lapsed) {
      const late = await db
        .deleteFrom('waiting')
        .where('offer', '=', id)
        .where('came', '=', 0)
        .returning('person')
        .execute();
      people.push(...late.map(({ person }) => person), ...(await release(db, id)));
    }
    return people;
  }

  /** Takes from the list who is gone, who plays with others by now, and whose game has begun a while ago. */
  async #forget(db: Database): Promise<string[]> {
    const now = this.#parts.now();
    const rows = await db
      .deleteFrom('waiting')
      .where('offer', 'is', null)
      .where(({ or, and, eb, exists, selectFrom, ref }) =>
        or([
          and([eb('pace', '=', 'live'), eb('seen_at', '<=', now - GONE)]),
          and([eb('table_id', 'is not', null), eb('seen_at', '<=', now - GONE)]),
          and([
            eb('pace', '=', 'live'),
            eb('table_id', 'is', null),
            exists(
              selectFrom('seats')
                .innerJoin('tables', 'tables.id', 'seats.table_id')
                .innerJoin('seats as others', 'others.table_id', 'tables.id')
                .select('tables.id')
                .where('seats.person', '=', ref('waiting.person'))
                .where('seats.ended_at', 'is', null)
                .where('tables.status', '=', 'running')
                .where('tables.started_at', '>=', ref('waiting.since'))
                .where(sql<boolean>`not ${isTableByDay}`)
                .where('others.person', '!=', ref('waiting.person')),
            ),
          ]),
        ]),
      )
      .returning('person')
      .execute();
    return rows.map(({ person }) => person);
  }

  async #offer(db: Database): Promise<{ people: string[]; anybody: boolean }> {
    const { now, mayMeet } = this.#parts;
    const rows = await free(db, now()).selectAll().execute();
    const groups = groupsOf(rows.map(waitingIn), now(), mayMeet);
    if (groups.length > MOST_AT_ONCE) this.#again = true;
    const people: string[] = [];
    for (const group of groups.slice(0, MOST_AT_ONCE)) {
      const offer = await this.#offerTo(db, group);
      if (offer) people.push(...group.map(({ person }) => person));
    }
    return { people, anybody: rows.length > 0 };
  }

  /** Whoever has left meanwhile makes it fall through. By the day nobody has to come. */
  async #offerTo(db: Database, group: readonly Waiting[]): Promise<boolean> {
    const id = newId();
    const until = this.#parts.now() + MATCH_SECONDS_TO_COME * 1000;
    const came = group[0].wish.pace === 'day' ? 1 : 0;
    const people = group.map(({ person }) => person);
    await db.insertInto('match_offers').values({ id, size: group.length, until }).execute();
    const { numUpdatedRows } = await db
      .updateTable('waiting')
      .set({ offer: id, came })
      .where('person', 'in', people)
      .where('offer', 'is', null)
      .where('table_id', 'is', null)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === group.length) return true;
    await release(db, id);
    this.#again = true;
    return false;
  }

  #tell(people: readonly string[], table: string | null): void {
    for (const person of people) tellPerson(this.#parts.bus, person, { what: 'match', table });
  }
}

/** One at a time over all processes: makes offers, or notes who is there. */
export async function lock(db: Database): Promise<void> {
  await db
    .insertInto('matching')
    .values({ id: 1, rounds: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ eb, ref }) => ({ rounds: eb(ref('matching.rounds'), '+', 1) })),
    )
    .execute();
}

/** Those who can be offered something. */
export function free(db: Database, now: number) {
  return db
    .selectFrom('waiting')
    .where('offer', 'is', null)
    .where('table_id', 'is', null)
    .where(({ or, eb }) => or([eb('pace', '=', 'day'), eb('seen_at', '>', now - PRESENT)]));
}

/** Those at which all have come: a process may have died before it could begin their game. */
async function fullOffers(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('match_offers')
    .innerJoin('waiting', 'waiting.offer', 'match_offers.id')
    .select('match_offers.id')
    .groupBy(['match_offers.id', 'match_offers.size'])
    .having(({ fn, eb, ref }) => eb(fn.sum('waiting.came'), '>=', ref('match_offers.size')))
    .execute();
  return rows.map(({ id }) => id);
}

export function waitingIn({ person, wish, ratings, since }: WaitingRow): Waiting {
  return { person, wish: JSON.parse(wish), ratings: JSON.parse(ratings), since };
}

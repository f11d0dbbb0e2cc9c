import { MATCH_SECONDS_TO_COME } from '@provincia/protocol';
import { newId } from '../secrets.ts';
import { type Bus, tellPerson } from '../store/bus.ts';
import type { Database } from '../store/database.ts';
import { groupsOf, type MayMeet, type Waiting } from './grouping.ts';
import { free, lock, waitingIn } from './list.ts';
import { type Offers, release } from './offers.ts';
import { tidy } from './tidying.ts';

/** What is done from time to time: ranges widen, and people come and go without a word. */
export const MATCH_JOB = 'match';
const ROUND = 1000;
const IDLE_ROUND = 5000;
/** Offers made at once: a transaction does not take long, whatever comes. */
const MOST_AT_ONCE = 100;

interface MatcherParts {
  readonly db: Database;
  readonly bus: Bus;
  readonly now: () => number;
  readonly offers: Offers;
  readonly onError: (error: unknown) => void;
}

/** Finds who fits among all who wait, in whatever process they are. */
export class Matcher {
  readonly #parts: MatcherParts;
  #round: Promise<void> | null = null;
  #again = false;

  constructor(parts: MatcherParts) {
    this.#parts = parts;
  }

  /** Looks at once: somebody has come. Those who come while it is being looked are looked at together. */
  look(): void {
    this.#again = true;
    this.#rounds().catch(this.#parts.onError);
  }

  /** The same from time to time, and tidies up, by one of the processes. */
  readonly work = async (): Promise<number> => {
    const { db, now } = this.#parts;
    const { told, ready, anybody } = await tidy(db, now());
    this.#tell(told, null);
    await this.#begin(ready);
    this.#again = true;
    await this.#rounds();
    return now() + (anybody ? ROUND : IDLE_ROUND);
  };

  async stop(): Promise<void> {
    this.#again = false;
    await this.#round?.catch(() => {});
  }

  #rounds(): Promise<void> {
    this.#round ??= (async () => {
      while (this.#again) {
        this.#again = false;
        await this.#bringTogether();
      }
    })().finally(() => {
      this.#round = null;
      if (this.#again) this.look();
    });
    return this.#round;
  }

  async #bringTogether(): Promise<void> {
    const { db } = this.#parts;
    // Most of the time there is nobody for somebody who waits, and then nothing is written.
    if ((await this.#groups(db)).length === 0) return;
    const offers = await db.transaction().execute(async (db) => {
      await lock(db);
      const made: { id: string; group: readonly Waiting[] }[] = [];
      const groups = await this.#groups(db);
      if (groups.length > MOST_AT_ONCE) this.#again = true;
      for (const group of groups.slice(0, MOST_AT_ONCE)) {
        const id = await this.#offerTo(db, group);
        if (id !== null) made.push({ id, group });
      }
      return made;
    });
    for (const { group } of offers)
      this.#tell(
        group.map(({ person }) => person),
        null,
      );
    await this.#begin(offers.filter(({ group }) => group[0].wish.pace === 'day').map(({ id }) => id));
  }

  async #groups(db: Database): Promise<Waiting[][]> {
    const { now } = this.#parts;
    const rows = await free(db, now()).selectAll().execute();
    return rows.length < 2 ? [] : groupsOf(rows.map(waitingIn), now(), await unlessBlocked(db));
  }

  /** Whoever has left meanwhile makes it fall through. By the day nobody has to come. */
  async #offerTo(db: Database, group: readonly Waiting[]): Promise<string | null> {
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
    if (Number(numUpdatedRows) === group.length) return id;
    await release(db, id);
    this.#again = true;
    return null;
  }

  async #begin(offers: readonly string[]): Promise<void> {
    for (const offer of offers) {
      const begun = await this.#parts.offers.begin(offer);
      if (begun !== null) this.#tell(begun.people, begun.table);
    }
  }

  #tell(people: readonly string[], table: string | null): void {
    for (const person of people) tellPerson(this.#parts.bus, person, { what: 'match', table });
  }
}

/** Nobody is brought together with somebody whom they have blocked, or who has blocked them. */
async function unlessBlocked(db: Database): Promise<MayMeet> {
  const waiting = db.selectFrom('waiting').select('person');
  const rows = await db
    .selectFrom('blocks')
    .select(['person', 'blocked'])
    .where('person', 'in', waiting)
    .where('blocked', 'in', waiting)
    .execute();
  const apart = new Set(
    rows.flatMap(({ person, blocked }) => [`${person} ${blocked}`, `${blocked} ${person}`]),
  );
  return (one, other) => !apart.has(`${one.person} ${other.person}`);
}

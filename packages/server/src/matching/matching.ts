import { MATCH_CLOCKS, type Match, type MatchWish, type OwnMatch } from '@provincia/protocol';
import { type Jobs, schedule } from '../jobs/jobs.ts';
import { checkAllowed } from '../moderation/sanctions.ts';
import { inPerson } from '../people/in-person.ts';
import { checkNamed } from '../people/names.ts';
import type { Person } from '../people/person.ts';
import { NEWCOMERS_RATING, standingOf } from '../people/rating-scale.ts';
import { tellPerson } from '../store/bus.ts';
import type { Database } from '../store/database.ts';
import { kingdomFor } from '../tables/kingdom.ts';
import { type OpenTableParts, OpenTables } from '../tables/open-tables.ts';
import { checkMember } from '../tables/seating.ts';
import { Attendance } from './attendance.ts';
import { free, waitingIn } from './list.ts';
import { MATCH_JOB, Matcher } from './matcher.ts';
import { drawnFrom, Offers, type Outcome } from './offers.ts';
import { reachAfter } from './reach.ts';
import type { WaitingRow } from './rows.ts';

interface MatchingParts extends OpenTableParts {
  readonly jobs: Pick<Jobs, 'register'>;
  readonly onError: (error: unknown) => void;
}

/** People who want the same game find each other. Who waits is in the database, for all processes. */
export class Matching {
  readonly #parts: MatchingParts;
  readonly #open: OpenTables;
  readonly #offers: Offers;
  readonly #matcher: Matcher;
  readonly #attendance: Attendance;

  constructor(parts: MatchingParts) {
    this.#parts = parts;
    this.#open = new OpenTables(parts);
    this.#offers = new Offers(parts);
    this.#matcher = new Matcher({ ...parts, offers: this.#offers });
    this.#attendance = new Attendance({ ...parts, onReturn: () => this.#matcher.look() });
    parts.jobs.register(MATCH_JOB, this.#matcher.work);
  }

  async start(): Promise<void> {
    this.#attendance.start();
    await schedule(this.#parts.db, MATCH_JOB, '', this.#parts.now());
  }

  async stop(): Promise<void> {
    await Promise.all([this.#attendance.stop(), this.#matcher.stop()]);
  }

  /** Somebody has connected, until the returned function is called. */
  get attend() {
    return this.#attendance.attend;
  }

  /** Waits for others. Who waits already changes what for, and keeps their place. */
  async wait(asking: Person | null, wish: MatchWish): Promise<void> {
    const { db, now, newSeed } = this.#parts;
    const person = inPerson(asking);
    checkNamed(person);
    if (wish.rated) checkMember(person);
    await checkAllowed(db, person.id, wish.rated ? 'rated' : 'people', now());
    await kingdomFor(drawnFrom(wish.sets), newSeed);
    await this.#open.checkMany(person, MATCH_CLOCKS[wish.pace]);
    const facts = {
      pace: wish.pace,
      wish: JSON.stringify(wish),
      ratings: JSON.stringify(await ratingsFor(db, person.id, wish)),
      seen_at: now(),
      table_id: null,
    };
    await db
      .insertInto('waiting')
      .values({ person: person.id, since: now(), offer: null, came: 0, ...facts })
      .onConflict((conflict) =>
        conflict
          .column('person')
          .doUpdateSet(({ fn, ref, eb }) => ({
            ...facts,
            since: eb
              .case()
              .when('waiting.table_id', 'is', null)
              .then(ref('waiting.since'))
              .else(fn.coalesce('excluded.since', 'waiting.since'))
              .end(),
          }))
          .where('waiting.offer', 'is', null),
      )
      .execute();
    this.#attendance.expect(person.id);
    this.#tell({ people: [person.id], table: null });
    this.#matcher.look();
  }

  /** Does not wait any more. What was offered falls through, and the others wait on. */
  async leave({ id }: Person): Promise<void> {
    const { db } = this.#parts;
    for (;;) {
      await db.deleteFrom('waiting').where('person', '=', id).where('offer', 'is', null).execute();
      const row = await rowOf(db, id);
      if (row === undefined) break;
      if (row.offer === null) continue;
      const outcome = await this.#offers.decline(row.offer, id);
      if (outcome !== null) this.#tell(outcome);
    }
    this.#tell({ people: [id], table: null });
    this.#matcher.look();
  }

  /** Comes to play with those who were found. */
  async come({ id }: Person, offer: string): Promise<void> {
    const outcome = await this.#offers.come(offer, id);
    if (outcome !== null) this.#tell(outcome);
  }

  async stateOf(person: Person | null): Promise<Match> {
    const { db, now } = this.#parts;
    const counts = await free(db, now())
      .select(({ fn }) => ['pace', fn.countAll<number | string>().as('people')])
      .groupBy('pace')
      .execute();
    const count = (pace: string) => Number(counts.find((row) => row.pace === pace)?.people ?? 0);
    return {
      own: person === null ? null : await this.#own(person.id),
      waiting: { live: count('live'), day: count('day') },
      now: new Date(now()).toISOString(),
    };
  }

  async #own(person: string): Promise<OwnMatch | null> {
    const { db, now } = this.#parts;
    const row = await rowOf(db, person);
    if (row === undefined) return null;
    const { wish, ratings, since } = waitingIn(row);
    if (row.table_id !== null) return { state: 'matched', wish, table: row.table_id };
    if (row.offer === null) {
      const reach = reachAfter(wish, now() - since);
      const rating = ratings[Math.min(...wish.players)];
      return {
        state: 'waiting',
        wish,
        since: new Date(since).toISOString(),
        reach: Number.isFinite(reach)
          ? { from: Math.round(rating - reach), to: Math.round(rating + reach) }
          : null,
      };
    }
    const offer = await db
      .selectFrom('match_offers')
      .select(['size', 'until'])
      .select(({ selectFrom }) =>
        selectFrom('waiting')
          .select(({ fn }) => fn.sum<number | string>('came').as('here'))
          .where('offer', '=', row.offer)
          .as('here'),
      )
      .where('id', '=', row.offer)
      .executeTakeFirst();
    // Between the two questions the game has begun, or the offer has fallen through.
    if (offer === undefined) return this.#own(person);
    return {
      state: 'found',
      wish,
      offer: row.offer,
      players: offer.size,
      here: Number(offer.here),
      come: row.came === 1,
      until: new Date(offer.until).toISOString(),
    };
  }

  #tell({ people, table }: Outcome): void {
    for (const person of people) tellPerson(this.#parts.bus, person, { what: 'match', table });
  }
}

function rowOf(db: Database, person: string): Promise<WaitingRow | undefined> {
  return db.selectFrom('waiting').selectAll().where('person', '=', person).executeTakeFirst();
}

/** As they are when somebody begins to wait. */
async function ratingsFor(
  db: Database,
  person: string,
  { pace, players }: MatchWish,
): Promise<Record<number, number>> {
  const rows = await db
    .selectFrom('ratings')
    .select(['players', 'mu', 'sigma'])
    .where('person', '=', person)
    .where('kind', '=', pace)
    .execute();
  return Object.fromEntries(
    players.map((count) => {
      const row = rows.find((one) => one.players === count);
      return [count, row === undefined ? NEWCOMERS_RATING : standingOf(row).rating];
    }),
  );
}

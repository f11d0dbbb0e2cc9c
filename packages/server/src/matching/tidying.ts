import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { isTableByDay } from '../tables/clock.ts';
import { lock } from './list.ts';
import { release } from './offers.ts';

/** Who does not come back for so long does not wait any more, in milliseconds. A page that is loaded again keeps its place. */
const GONE = 30_000;

/** What was tidied up: who has to look, and the offers at which all have come. */
interface Tidied {
  readonly told: readonly string[];
  readonly ready: readonly string[];
  /** Whether there is anybody to look after. */
  readonly anybody: boolean;
}

/** Takes from the list who should not be on it any more, and ends offers to which not all have come. */
export async function tidy(db: Database, now: number): Promise<Tidied> {
  const somebody = await db.selectFrom('waiting').select('person').limit(1).executeTakeFirst();
  // Offers without people are of no use to anybody, and go with the next.
  if (somebody === undefined) return { told: [], ready: [], anybody: false };
  return db.transaction().execute(async (db) => {
    await lock(db);
    const told = [...(await dissolve(db, now)), ...(await forget(db, now))];
    return { told, ready: await fullOffers(db), anybody: true };
  });
}

/** Who has not come in time does not wait any more; those who have come wait on, as long as they have waited before. */
async function dissolve(db: Database, now: number): Promise<string[]> {
  const lapsed = await db.deleteFrom('match_offers').where('until', '<=', now).returning('id').execute();
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
async function forget(db: Database, now: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('waiting')
    .where('offer', 'is', null)
    .where(({ or, and, eb, exists, selectFrom, ref }) =>
      or([
        and([or([eb('pace', '=', 'live'), eb('table_id', 'is not', null)]), eb('seen_at', '<=', now - GONE)]),
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

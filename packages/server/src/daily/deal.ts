import { createHmac } from 'node:crypto';
import { drawWished } from '@provincia/cards';
import { setIds } from '@provincia/catalog';
import { SEED_DIGITS } from '../secrets.ts';
import type { Database } from '../store/database.ts';
import { sharedSecret } from '../store/shared-secret.ts';
import type { DailyDealRow } from './rows.ts';

/** All sets together. */
const ALL = 'all';
export const dailySets: readonly string[] = [ALL, ...setIds];

/** Two play: a person in the first seat, a bot in the second. */
export const PERSON_SEAT = 0;
const SEATS = 2;
const ANY_ATTACKS = { min: 0, max: 10 };

/** What a day brings, by the secret of the server alone: every process makes the same, and nobody can know it before. */
export function dealBy(secret: string, day: string, set: string): DailyDealRow {
  const drawOf = (what: string) => createHmac('sha256', secret).update(`${what} ${day} ${set}`).digest();
  const seedOf = (what: string) => drawOf(what).toString('hex').slice(0, SEED_DIGITS);
  const sets = set === ALL ? setIds : [set];
  const wishes = {
    printings: Object.fromEntries(sets.map((one) => [one, 'both' as const])),
    attacks: ANY_ATTACKS,
    needs: [],
  };
  const kingdom = drawWished(wishes, seedOf('kingdom'));
  if (!kingdom.ok) throw new RangeError(kingdom.problem.message);
  return {
    day,
    set_id: set,
    kingdom: JSON.stringify(kingdom.value),
    seed: seedOf('shuffles'),
    first: drawOf('first')[0] % SEATS,
  };
}

/** What everybody plays on a day that has come. Kept from when it is first wanted: a new version may know more cards. */
export async function dealToday(
  db: Database,
  day: string,
  set: string,
  newSecret: () => string,
): Promise<DailyDealRow> {
  const known = await dealOn(db, day, set);
  if (known !== undefined) return known;
  const made = dealBy(await sharedSecret(db, 'daily', newSecret), day, set);
  await db
    .insertInto('daily_deals')
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another process of another version may have been faster.
  return (await dealOn(db, day, set)) as DailyDealRow;
}

/** What was played on a day; undefined if nobody wanted it then. */
export function dealOn(db: Database, day: string, set: string): Promise<DailyDealRow | undefined> {
  return db
    .selectFrom('daily_deals')
    .selectAll()
    .where('day', '=', day)
    .where('set_id', '=', set)
    .executeTakeFirst();
}

/** The days before and after one that have a kingdom. */
export async function daysAround(
  db: Database,
  day: string,
  set: string,
): Promise<{ before: string | null; after: string | null }> {
  const { before } = await db
    .selectFrom('daily_deals')
    .select(({ fn }) => fn.max('day').as('before'))
    .where('set_id', '=', set)
    .where('day', '<', day)
    .executeTakeFirstOrThrow();
  const { after } = await db
    .selectFrom('daily_deals')
    .select(({ fn }) => fn.min('day').as('after'))
    .where('set_id', '=', set)
    .where('day', '>', day)
    .executeTakeFirstOrThrow();
  return { before, after };
}

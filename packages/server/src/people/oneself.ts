import type { Database } from '../store/database.ts';

/** From where somebody has played a rated game, as hashes: rated games against oneself are found by it. */
export interface RatedFromRow {
  table_id: string;
  person: string;
  device: string | null;
  address: string | null;
  at: number;
}

/** So many games before, one after the other, two people may have come from one address: they may live together. */
const MOST_FROM_ONE_ADDRESS = 2;
/** How long it is kept, in milliseconds. */
const KEPT = 30 * 24 * 3_600_000;

/**
 * Writes down from where a rated game is played, when it begins, and says whether two of its players may be one person:
 * they came with the same browser, or from the same address several times in a row. Such a game is not rated.
 */
export async function isAgainstOneself(
  db: Database,
  { table, people, now }: { table: string; people: readonly string[]; now: number },
): Promise<boolean> {
  const rows: RatedFromRow[] = [];
  for (const person of people) {
    const seen = await db
      .selectFrom('sessions')
      .select(['device', 'address'])
      .where('person', '=', person)
      .orderBy('seen_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (seen === undefined) continue;
    rows.push({
      table_id: table,
      person,
      device: seen.device ?? null,
      address: seen.address ?? null,
      at: now,
    });
  }
  if (rows.length === 0) return false;
  await db
    .deleteFrom('rated_from')
    .where('person', 'in', people)
    .where('at', '<', now - KEPT)
    .execute();
  await db.insertInto('rated_from').values(rows).execute();
  for (const [i, one] of rows.entries()) {
    for (const other of rows.slice(i + 1)) {
      if (isSame(one.device, other.device)) return true;
      if (isSame(one.address, other.address) && (await wereTogether(db, one, other))) return true;
    }
  }
  return false;
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && one === other;
}

/** Whether their last rated games with each other were from one address, too. */
async function wereTogether(db: Database, one: RatedFromRow, other: RatedFromRow): Promise<boolean> {
  const before = await db
    .selectFrom('rated_from as own')
    .innerJoin('rated_from as others', 'others.table_id', 'own.table_id')
    .select(['own.address', 'others.address as other'])
    .where('own.person', '=', one.person)
    .where('others.person', '=', other.person)
    .where('own.table_id', '!=', one.table_id)
    .orderBy('own.at', 'desc')
    .limit(MOST_FROM_ONE_ADDRESS)
    .execute();
  return before.length === MOST_FROM_ONE_ADDRESS && before.every((game) => isSame(game.address, game.other));
}

/** What is kept of it, for the person themselves. */
export async function ratedFromOf(db: Database, person: string) {
  const rows = await db.selectFrom('rated_from').selectAll().where('person', '=', person).execute();
  return rows.map(({ table_id, device, address, at }) => ({
    table: table_id,
    at: new Date(at).toISOString(),
    browser: device,
    address,
  }));
}

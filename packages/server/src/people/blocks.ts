import type { Database } from '../store/database.ts';

/** Which of these people do not want to meet: both orders of each pair in which one has blocked the other. */
export async function blocksAmong(db: Database, people: readonly string[]): Promise<ReadonlySet<string>> {
  if (people.length < 2) return new Set();
  const rows = await db
    .selectFrom('blocks')
    .select(['person', 'blocked'])
    .where('person', 'in', people)
    .where('blocked', 'in', people)
    .execute();
  return new Set(rows.flatMap(({ person, blocked }) => [pair(person, blocked), pair(blocked, person)]));
}

/** As `blocksAmong` names two people. */
export function pair(one: string, other: string): string {
  return `${one} ${other}`;
}

/** Whether one of these has blocked the person, or the person one of them. It is not told which. */
export async function isBlockBetween(
  db: Database,
  person: string,
  others: readonly string[],
): Promise<boolean> {
  const blocks = await blocksAmong(db, [person, ...others]);
  return others.some((other) => blocks.has(pair(person, other)));
}

/** Whom somebody has blocked. */
export async function blockedBy(db: Database, person: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('blocks').select('blocked').where('person', '=', person).execute();
  return rows.map(({ blocked }) => blocked);
}

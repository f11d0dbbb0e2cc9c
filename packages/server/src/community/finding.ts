import { sql } from 'kysely';
import { blockedBy } from '../people/blocks.ts';
import { nameKey } from '../people/names.ts';
import type { Database } from '../store/database.ts';

const MOST_FOUND = 8;
const MOST_COMPANIONS = 30;
/** How far back it is looked for people with whom somebody has played. */
const LAST_GAMES = 20;

/** Members whose names begin like this. */
export async function namesLike(db: Database, beginning: string): Promise<string[]> {
  const key = nameKey(beginning);
  const letters = [...key];
  const rows = await db
    .selectFrom('people')
    .select('name')
    .where(sql<string>`substr(name_key, 1, 2)`, '=', letters.slice(0, 2).join(''))
    .where(sql<string>`substr(name_key, 1, ${sql.lit(letters.length)})`, '=', key)
    .orderBy('name_key')
    .limit(MOST_FOUND)
    .execute();
  return rows.map(({ name }) => name);
}

/** Members whom somebody may want to play with: those whom they follow, and then those of their last games. */
export async function companionsOf(db: Database, person: string): Promise<string[]> {
  const followed = await db
    .selectFrom('follows')
    .innerJoin('people', 'people.id', 'follows.followed')
    .select(['people.id', 'people.name'])
    .where('follows.person', '=', person)
    .orderBy('follows.at', 'desc')
    .limit(MOST_COMPANIONS)
    .execute();
  const games = await db
    .selectFrom('seats')
    .select('table_id')
    .where('person', '=', person)
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .limit(LAST_GAMES)
    .execute();
  const met =
    games.length === 0
      ? []
      : await db
          .selectFrom('seats')
          .innerJoin('people', 'people.id', 'seats.person')
          .select(['people.id', 'people.name'])
          .where(
            'seats.table_id',
            'in',
            games.map(({ table_id }) => table_id),
          )
          .where('people.name_key', 'is not', null)
          .where('people.id', '!=', person)
          .orderBy('seats.ended_at', 'desc')
          .execute();
  const blocked = new Set(await blockedBy(db, person));
  const names = [...followed, ...met].filter(({ id }) => !blocked.has(id)).map(({ name }) => name);
  return [...new Set(names)].slice(0, MOST_COMPANIONS);
}

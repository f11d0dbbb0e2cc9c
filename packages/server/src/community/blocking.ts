import type { Blocks } from '@provincia/protocol';
import { handleOf } from '../people/handle.ts';
import { isNameless } from '../people/names.ts';
import type { Database } from '../store/database.ts';
import { isFollowing, MOST_PEOPLE, tooMany, unfollow } from './following.ts';

/**
 * From now on they do not meet: neither follows the other, and no seat is kept between them. Returns the tables at which
 * one became free.
 */
export async function block(
  db: Database,
  person: string,
  blocked: string,
  now: number,
): Promise<readonly string[]> {
  const { count } = await db
    .selectFrom('blocks')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_PEOPLE) throw tooMany();
  await db
    .insertInto('blocks')
    .values({ person, blocked, at: now })
    .onConflict((conflict) => conflict.columns(['person', 'blocked']).doNothing())
    .execute();
  await unfollow(db, person, blocked);
  await unfollow(db, blocked, person);
  return [...(await freeSeats(db, person, blocked)), ...(await freeSeats(db, blocked, person))];
}

export async function unblock(db: Database, person: string, id: string): Promise<void> {
  const rows = await db.selectFrom('blocks').select('blocked').where('person', '=', person).execute();
  const meant = rows.find(({ blocked }) => handleOf(person, blocked) === id);
  if (meant === undefined) return;
  await db.deleteFrom('blocks').where('person', '=', person).where('blocked', '=', meant.blocked).execute();
}

export async function blocksOf(db: Database, person: string): Promise<Blocks['blocks']> {
  const rows = await db
    .selectFrom('blocks')
    .innerJoin('people', 'people.id', 'blocks.blocked')
    .select(['people.id', 'people.name', 'people.name_key', 'blocks.at'])
    .where('blocks.person', '=', person)
    .orderBy('blocks.at', 'desc')
    .execute();
  return rows.map(({ id, name, name_key, at }) => ({
    id: handleOf(person, id),
    name: isNameless({ kind: name_key === null ? 'guest' : 'member', name }) ? null : name,
    since: new Date(at).toISOString(),
  }));
}

/** What the person has to do with a member. */
export async function relationOf(db: Database, person: string, member: string) {
  const blocked = await db
    .selectFrom('blocks')
    .select('at')
    .where('person', '=', person)
    .where('blocked', '=', member)
    .executeTakeFirst();
  return {
    self: person === member,
    follows: await isFollowing(db, person, member),
    block: blocked === undefined ? null : handleOf(person, member),
  };
}

/** The seats that the host keeps for somebody before a game. */
async function freeSeats(db: Database, host: string, kept: string): Promise<readonly string[]> {
  const rows = await db
    .updateTable('seats')
    .set({ reserved: null })
    .where('reserved', '=', kept)
    .where(
      'table_id',
      'in',
      db.selectFrom('tables').select('id').where('host', '=', host).where('status', '=', 'open'),
    )
    .returning('table_id')
    .execute();
  return rows.map(({ table_id }) => table_id);
}

import type { Whom } from '@provincia/protocol';
import { notFound, Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { nameKey } from './names.ts';

/** A person, as far as others may have to do with them. */
interface Meant {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'member';
}

/** The member of this name. */
export async function memberNamed(db: Database, name: string): Promise<Meant> {
  const row = await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst();
  if (row === undefined) throw notFound('player');
  return { ...row, kind: 'member' };
}

/** Whom somebody means. Nobody means themselves. */
export async function whoIs(db: Database, whom: Whom, self: string): Promise<Meant> {
  const meant = 'name' in whom ? await memberNamed(db, whom.name) : await personAt(db, whom);
  if (meant.id === self) throw new Refusal(422, 'yourself', 'That is you.');
  return meant;
}

async function personAt(db: Database, whom: Exclude<Whom, { name: string }>): Promise<Meant> {
  const at =
    'seat' in whom
      ? db
          .selectFrom('seats')
          .select('person')
          .where('table_id', '=', whom.table)
          .where('seat', '=', whom.seat)
      : db.selectFrom('chat').select('person').where('table_id', '=', whom.table).where('n', '=', whom.line);
  const row = await db
    .selectFrom('people')
    .select(['id', 'name', 'name_key'])
    .where('id', '=', at)
    .executeTakeFirst();
  if (row === undefined) throw notFound('player');
  return { id: row.id, name: row.name, kind: row.name_key === null ? 'guest' : 'member' };
}

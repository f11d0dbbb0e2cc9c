import type { Privacy } from '@provincia/protocol';
import type { Database } from '../store/database.ts';

/** Everybody may invite, and nobody sees when somebody was here, until they choose otherwise. */
const USUAL: Privacy = { invitations: 'everybody', seen: false };

export async function privacyOf(db: Database, person: string): Promise<Privacy> {
  const row = await db
    .selectFrom('privacy')
    .select(['invitations', 'seen'])
    .where('person', '=', person)
    .executeTakeFirst();
  return row === undefined ? USUAL : { invitations: row.invitations, seen: row.seen === 1 };
}

export async function changePrivacy(
  db: Database,
  person: string,
  change: { readonly [Part in keyof Privacy]?: Privacy[Part] | undefined },
): Promise<Privacy> {
  const before = await privacyOf(db, person);
  const { invitations = before.invitations, seen = before.seen } = change;
  const row = { invitations, seen: seen ? 1 : 0 };
  await db
    .insertInto('privacy')
    .values({ person, ...row })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
    .execute();
  return { invitations, seen };
}

import { sql } from 'kysely';
import { DELETED } from '../people/person.ts';
import type { Database } from '../store/database.ts';
import { sanctionsOf } from './sanctions.ts';

/** What is stored about somebody here, for the file of all their data. */
export async function moderationData(db: Database, person: string) {
  const written = await db
    .selectFrom('reports')
    .select(['about_name', 'reason', 'text', 'table_id', 'at', 'state'])
    .where('reporter', '=', person)
    .orderBy('at')
    .execute();
  const role = await db
    .selectFrom('moderators')
    .select('granted_at')
    .where('person', '=', person)
    .executeTakeFirst();
  return {
    reports: written.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() })),
    sanctions: await sanctionsOf(db, person),
    moderatorSince: role === undefined ? null : new Date(role.granted_at).toISOString(),
  };
}

/** What was reported and decided stays without a trace of who it was. Sanctions and the role go with the person. */
export async function forgetInModeration(db: Database, person: string): Promise<void> {
  await db
    .updateTable('reports')
    .set({ about: DELETED, about_name: '', text: '', lines: '[]', state: 'dismissed' })
    .where('about', '=', person)
    .where('state', '=', 'open')
    .execute();
  await db
    .updateTable('reports')
    .set({ about: DELETED, about_name: '', text: '', lines: '[]' })
    .where('about', '=', person)
    .execute();
  await db.updateTable('reports').set({ reporter: null, text: '' }).where('reporter', '=', person).execute();
  await db
    .updateTable('moderation_log')
    .set({ person: DELETED, reason: '', detail: '{}' })
    .where('person', '=', person)
    .execute();
  await db
    .updateTable('moderation_log')
    .set({ moderator: DELETED })
    .where('moderator', '=', person)
    .execute();
}

/** What was decided about a guest holds for the member who they turn out to be. */
export async function bringModerationAlong(db: Database, guest: string, member: string): Promise<void> {
  // Both may have been in the same report; it stays two.
  const subject = sql<string>`subject || ' ' || id`;
  await db.updateTable('reports').set({ reporter: member, subject }).where('reporter', '=', guest).execute();
  await db.updateTable('reports').set({ about: member, subject }).where('about', '=', guest).execute();
  await db.updateTable('sanctions').set({ person: member }).where('person', '=', guest).execute();
  await db.updateTable('moderation_log').set({ person: member }).where('person', '=', guest).execute();
}

import type { MailLink, ReminderLanguage } from '@provincia/protocol';
import { schedule } from '../../jobs/jobs.ts';
import { Refusal } from '../../refusal.ts';
import { newId } from '../../secrets.ts';
import type { Database } from '../../store/database.ts';
import type { MailAddressRow } from '../rows.ts';
import { changeSettings } from '../settings.ts';
import { DELIVER } from '../steps.ts';
import type { MailLinks } from './links.ts';

const DAY = 24 * 3_600_000;
/** So many mails a day ask somebody to confirm, and go to one address, whoever wants it. */
const MOST_A_DAY = 3;

interface AddressParts {
  readonly db: Database;
  readonly now: () => number;
  readonly links: MailLinks;
}

/** Notes where somebody wants to get mail, and has a link sent there. What they had before ends. */
export async function addAddress(
  { db, now, links }: AddressParts,
  person: string,
  { address, language }: { readonly address: string; readonly language: ReminderLanguage },
): Promise<void> {
  const time = now();
  const id = newId();
  await db.transaction().execute(async (db) => {
    // Writing the settings locks them, so that two requests of one person are counted one after the other.
    await changeSettings(db, person, { language });
    await db
      .deleteFrom('mail_requests')
      .where('at', '<=', time - DAY)
      .execute();
    for (const key of [links.hash(`person ${person}`), links.hash(`address ${address.toLowerCase()}`)]) {
      await db.insertInto('mail_requests').values({ key, at: time }).execute();
      const { count } = await db
        .selectFrom('mail_requests')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      if (Number(count) > MOST_A_DAY)
        throw new Refusal(429, 'too-many-mails', 'Too many mails to confirm an address: try again tomorrow.');
    }
    const row = { id, address, confirmed_at: null, stopped_at: null, failed_at: null, created_at: time };
    await db
      .insertInto('mail_addresses')
      .values({ person, ...row })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
      .execute();
    const delivery = {
      batch: id,
      target: id,
      person,
      channel: 'confirm',
      tries: 0,
      claimed_at: null,
    } as const;
    await db.insertInto('deliveries').values(delivery).execute();
    await schedule(db, DELIVER, id, time);
  });
}

export async function removeAddress(db: Database, person: string): Promise<void> {
  await db.deleteFrom('mail_addresses').where('person', '=', person).execute();
}

/** What somebody who has a link of a mail does with the address that it was sent to. */
export async function changeAddress(
  db: Database,
  id: string | null,
  change: Partial<MailAddressRow>,
): Promise<MailLink> {
  const row = await db
    .updateTable('mail_addresses')
    .set(change)
    .where('id', '=', id ?? '')
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal(410, 'mail-link', 'This link is not valid any more.');
  return { address: row.address, state: stateOf(row) };
}

/** Who is asked for mail again by the person themselves. */
export async function resumeMail(db: Database, person: string): Promise<void> {
  await db.updateTable('mail_addresses').set({ stopped_at: null }).where('person', '=', person).execute();
}

export function stateOf({ confirmed_at, stopped_at, failed_at }: MailAddressRow): MailLink['state'] {
  if (failed_at !== null) return 'failed';
  if (confirmed_at === null) return 'waiting';
  return stopped_at === null ? 'confirmed' : 'stopped';
}

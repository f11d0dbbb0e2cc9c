import type { ReminderChannel } from '@provincia/protocol';
import type { Database } from '../store/database.ts';

/** Where somebody can be told something. */
export interface Target {
  readonly person: string;
  readonly channel: ReminderChannel;
  /** The id of a device or of an address. */
  readonly target: string;
}

/** The devices of these people, and their addresses that take mail, if the server sends any. */
export async function targetsOf(
  db: Database,
  people: readonly string[],
  sendsMail: boolean,
): Promise<Target[]> {
  if (people.length === 0) return [];
  const devices = await db
    .selectFrom('push_devices')
    .select(['person', 'id as target'])
    .where('person', 'in', people)
    .execute();
  const push = devices.map((device): Target => ({ ...device, channel: 'push' }));
  if (!sendsMail) return push;
  const addresses = await db
    .selectFrom('mail_addresses')
    .select(['person', 'id as target'])
    .where('person', 'in', people)
    .where('confirmed_at', 'is not', null)
    .where('stopped_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
  return [...push, ...addresses.map((address): Target => ({ ...address, channel: 'mail' }))];
}

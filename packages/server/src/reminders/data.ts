import type { Database } from '../store/database.ts';
import { stateOf } from './mail/addresses.ts';
import { settingsOf, switchesOf } from './settings.ts';

const time = (at: number) => new Date(at).toISOString();

/** What is stored about somebody's reminders. Of a device it leaves out the keys, which are for its push service alone. */
export async function reminderData(db: Database, person: string) {
  const settings = await settingsOf(db, person);
  const devices = await db.selectFrom('push_devices').selectAll().where('person', '=', person).execute();
  const addresses = await db.selectFrom('mail_addresses').selectAll().where('person', '=', person).execute();
  const slots = await db.selectFrom('reminder_slots').selectAll().where('person', '=', person).execute();
  const rows = await db.selectFrom('reminders').selectAll().where('person', '=', person).execute();
  return {
    language: settings.language,
    switches: switchesOf(settings),
    devices: devices.map(({ endpoint, created_at }) => ({ endpoint, since: time(created_at) })),
    mail: addresses.map((row) => ({
      address: row.address,
      state: stateOf(row),
      since: time(row.created_at),
    })),
    lastTold: slots.map(({ channel, told_at }) => ({ channel, at: time(told_at) })),
    now: rows.map(({ table_id, kind, at }) => ({ table: table_id, kind, at: time(at) })),
  };
}

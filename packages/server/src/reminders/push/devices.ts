import type { ForgottenDevices, NewDevice } from '@provincia/protocol';
import type { Person } from '../../people/person.ts';
import { Refusal } from '../../refusal.ts';
import { hashOf } from '../../secrets.ts';
import type { Database } from '../../store/database.ts';
import { changeSettings } from '../settings.ts';
import type { Outside } from './outside.ts';

const MOST_DEVICES = 10;

interface DeviceParts {
  readonly db: Database;
  readonly now: () => number;
  readonly outside: Outside;
}

/** From now on this device is told. If it was somebody else's before, it is theirs no more. */
export async function addDevice(
  { db, now, outside }: DeviceParts,
  { id: person, session }: Person & { session: string },
  { endpoint, keys, language }: NewDevice,
): Promise<void> {
  if (!(await outside.isReachable(endpoint)))
    throw new Refusal(
      422,
      'push-endpoint',
      'This push service cannot be reached by https at a public address.',
    );
  const device = { person, session, endpoint, p256dh: keys.p256dh, auth: keys.auth };
  await db.transaction().execute(async (db) => {
    // Writing the settings locks them, so that two devices are counted one after the other.
    await changeSettings(db, person, { language });
    await db
      .insertInto('push_devices')
      .values({ id: hashOf(endpoint), ...device, created_at: now() })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(device))
      .execute();
    if ((await devicesOf(db, person)) > MOST_DEVICES)
      throw new Refusal(409, 'too-many-devices', `At most ${MOST_DEVICES} devices: forget the others first.`);
  });
}

export async function devicesOf(db: Database, person: string): Promise<number> {
  const { count } = await db
    .selectFrom('push_devices')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function forgetDevices(
  db: Database,
  person: string,
  { only, but }: ForgottenDevices,
): Promise<void> {
  await db
    .deleteFrom('push_devices')
    .where('person', '=', person)
    .$if(only !== undefined, (devices) => devices.where('id', '=', hashOf(only ?? '')))
    .$if(but !== undefined, (devices) => devices.where('id', '!=', hashOf(but ?? '')))
    .execute();
}

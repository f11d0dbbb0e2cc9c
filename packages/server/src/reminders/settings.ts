import {
  type ReminderChange,
  type ReminderChannel,
  type ReminderKind,
  type ReminderLanguage,
  type ReminderSwitches,
  reminderChannels,
  reminderKinds,
} from '@provincia/protocol';
import type { Database } from '../store/database.ts';

/** What somebody wants to be told, and in which language. */
interface ReminderSettings {
  readonly language: ReminderLanguage;
  /** Without what was switched off, it is everything. */
  readonly off: ReadonlySet<string>;
}

export async function settingsOf(db: Database, person: string): Promise<ReminderSettings> {
  const row = await db
    .selectFrom('reminder_settings')
    .selectAll()
    .where('person', '=', person)
    .executeTakeFirst();
  return { language: row?.language ?? 'en', off: new Set(row === undefined ? [] : JSON.parse(row.off)) };
}

export function wants({ off }: ReminderSettings, channel: ReminderChannel, kind: ReminderKind): boolean {
  return !off.has(`${channel} ${kind}`);
}

export function switchesOf(settings: ReminderSettings): Record<ReminderChannel, ReminderSwitches> {
  const of = (channel: ReminderChannel) =>
    Object.fromEntries(
      reminderKinds.map((kind) => [kind, wants(settings, channel, kind)]),
    ) as ReminderSwitches;
  return { push: of('push'), mail: of('mail') };
}

/** In a transaction, so that of two changes at the same moment none is lost. */
export async function changeSettings(
  db: Database,
  person: string,
  { language, switches }: ReminderChange,
): Promise<void> {
  // Writing locks the row.
  await db
    .insertInto('reminder_settings')
    .values({ person, language: language ?? 'en', off: '[]' })
    .onConflict((conflict) =>
      conflict
        .column('person')
        .doUpdateSet(({ ref }) => ({ language: language ?? ref('reminder_settings.language') })),
    )
    .execute();
  if (switches === undefined) return;
  const off = new Set((await settingsOf(db, person)).off);
  for (const channel of reminderChannels) {
    for (const kind of reminderKinds) {
      const isOn = switches[channel]?.[kind];
      if (isOn === false) off.add(`${channel} ${kind}`);
      if (isOn === true) off.delete(`${channel} ${kind}`);
    }
  }
  await db
    .updateTable('reminder_settings')
    .set({ off: JSON.stringify([...off].sort()) })
    .where('person', '=', person)
    .execute();
}

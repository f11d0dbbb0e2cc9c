import type { ReminderChannel } from '@provincia/protocol';
import type { Courses } from '../course/courses.ts';
import { schedule, type Work } from '../jobs/jobs.ts';
import { newId } from '../secrets.ts';
import type { Presence } from '../socket/presence.ts';
import type { Database } from '../store/database.ts';
import { targetsOf } from './reach.ts';
import type { ReminderRow } from './rows.ts';
import { settingsOf, wants } from './settings.ts';
import { isSame, situationOf, wantedAt } from './situation.ts';
import { DELIVER } from './steps.ts';

/** Nobody is told something more often by the same channel, in milliseconds. */
const PEACE = 3_600_000;

/** What is not to be told is marked so. */
const UNTOLD = '';

interface GatheringParts {
  readonly db: Database;
  readonly courses: Courses;
  readonly presence: Pick<Presence, 'whoLooks'>;
  readonly now: () => number;
  readonly sendsMail: boolean;
  /** Something has to be delivered at once. */
  readonly onBatch: () => void;
}

/** Decides what a person is told: all that has gathered, at most once an hour. */
export class Gathering {
  readonly #parts: GatheringParts;

  constructor(parts: GatheringParts) {
    this.#parts = parts;
  }

  readonly gather: Work = async (subject) => {
    const { db, now, onBatch } = this.#parts;
    const [channel, person] = subject.split(' ') as [ReminderChannel, string];
    const free = await freeAt(db, person, channel);
    if (free > now()) return free;
    const pending = await db
      .selectFrom('reminders')
      .selectAll()
      .where('person', '=', person)
      .where(channel, 'is', null)
      .execute();
    const settings = await settingsOf(db, person);
    const isNews = await Promise.all(
      pending.map(async (row) => wants(settings, channel, row.kind) && (await this.#isNews(row))),
    );
    const worth = pending.filter((_, i) => isNews[i]);
    for (const row of pending) if (!worth.includes(row)) await mark(db, row, channel, UNTOLD);
    if (worth.length === 0) return null;
    const isDecided = await db.transaction().execute((db) => this.#decide(db, channel, worth));
    if (isDecided) onBatch();
    // Another process was faster, and what was left waits for an hour.
    return isDecided ? null : freeAt(db, person, channel);
  };

  /** Whether it is still true, and they do not see it anyway. */
  async #isNews(row: ReminderRow): Promise<boolean> {
    const { db, courses, presence, now } = this.#parts;
    const situation = await situationOf(db, courses, row.table_id);
    if (situation === null) return false;
    if (!wantedAt(situation, now()).wanted.some((wanted) => isSame(wanted, row))) return false;
    const { id, previous } = situation.table;
    // Who is asked for a rematch sees it where the last game was played.
    const where = row.kind === 'invited' ? previous : id;
    return where === null || !(await presence.whoLooks(where)).has(row.person);
  }

  /**
   * The hour begins, the reminders are told, and what is to be sent is written down, all at once. If the process dies
   * after this, another one sends it.
   */
  async #decide(db: Database, channel: ReminderChannel, rows: readonly ReminderRow[]): Promise<boolean> {
    const { now, sendsMail } = this.#parts;
    const [{ person }] = rows;
    const time = now();
    const slot = await db
      .insertInto('reminder_slots')
      .values({ person, channel, told_at: time })
      .onConflict((conflict) =>
        conflict
          .columns(['person', 'channel'])
          .doUpdateSet({ told_at: time })
          .where('reminder_slots.told_at', '<=', time - PEACE),
      )
      .returning('person')
      .executeTakeFirst();
    if (slot === undefined) return false;
    const batch = newId();
    for (const row of rows) await mark(db, row, channel, batch);
    const targets = await targetsOf(db, [person], sendsMail);
    const deliveries = targets
      .filter((target) => target.channel === channel)
      .map(({ target }) => ({ batch, target, person, channel, tries: 0, claimed_at: null }));
    if (deliveries.length === 0) return true;
    await db.insertInto('deliveries').values(deliveries).execute();
    await schedule(db, DELIVER, batch, time);
    return true;
  }
}

/** From when on they can be told something. */
async function freeAt(db: Database, person: string, channel: ReminderChannel): Promise<number> {
  const slot = await db
    .selectFrom('reminder_slots')
    .select('told_at')
    .where('person', '=', person)
    .where('channel', '=', channel)
    .executeTakeFirst();
  return slot === undefined ? 0 : slot.told_at + PEACE;
}

/** Unless it has become another turn, or is told by now. */
async function mark(
  db: Database,
  { person, table_id, kind, turn }: ReminderRow,
  channel: ReminderChannel,
  as: string,
): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ [channel]: as })
    .where('person', '=', person)
    .where('table_id', '=', table_id)
    .where('kind', '=', kind)
    .where('turn', '=', turn)
    .where(channel, 'is', null)
    .execute();
}

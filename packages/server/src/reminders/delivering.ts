import type { PushMessage, ReminderChannel } from '@provincia/protocol';
import type { Courses } from '../course/courses.ts';
import type { Work } from '../jobs/jobs.ts';
import type { Database } from '../store/database.ts';
import type { MailLinks } from './mail/links.ts';
import type { Mailer } from './mail/mailer.ts';
import { confirmationMail, reminderMail } from './mail/mails.ts';
import type { Outside } from './push/outside.ts';
import { sendPush } from './push/send-push.ts';
import type { Vapid } from './push/vapid.ts';
import type { DeliveryRow } from './rows.ts';
import { settingsOf } from './settings.ts';
import { messageOf } from './told.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** After so long it is tried again. All of it takes less than an hour: then there may be a new batch. */
const PAUSES = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];

/**
 * How it went. Gone: the device or address is not there any more. Later: it is tried again. Failed: it was tried often
 * enough. Unknown: the process died while it was sending, so that it may have gone out or not.
 */
export type Outcome = 'sent' | 'gone' | 'later' | 'failed' | 'unknown';

export interface DeliveryParts {
  readonly db: Database;
  readonly courses: Courses;
  readonly now: () => number;
  readonly outside: Outside;
  readonly vapid: Vapid;
  readonly links: MailLinks;
  /** Undefined if no mail is sent. */
  readonly mail: { readonly mailer: Mailer; readonly origin: string } | undefined;
  readonly onOutcome: (channel: DeliveryRow['channel'], outcome: Outcome) => void;
  /** Something outside could not be reached, or refused. */
  readonly onFailure: (channel: DeliveryRow['channel'], reason: string) => void;
}

/** What became of a try, and in how many seconds it is worth another one, if the other side says so. */
type Tried = 'sent' | 'gone' | { readonly retryAfter: number | null };

/** Sends what was decided on to devices and mailboxes: each at most once, and again only if it is known not to have gone out. */
export class Delivering {
  readonly #parts: DeliveryParts;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
  }

  readonly deliver: Work = async (batch) => {
    const { db, now } = this.#parts;
    const rows = await db.selectFrom('deliveries').selectAll().where('batch', '=', batch).execute();
    if (rows.length === 0) return null;
    // A process has died with these.
    for (const row of rows.filter(({ claimed_at }) => claimed_at !== null)) await this.#end(row, 'unknown');
    const open = rows.filter(({ claimed_at }) => claimed_at === null);
    const [{ channel, person }] = rows;
    const message = channel === 'confirm' ? null : await messageOf(this.#parts, person, channel, batch);
    if (message === null && channel !== 'confirm') {
      // They have answered meanwhile.
      await db.deleteFrom('deliveries').where('batch', '=', batch).execute();
      return null;
    }
    const pauses = await Promise.all(open.map((row) => this.#try(row, message)));
    const again = pauses.filter((pause) => pause !== null);
    return again.length === 0 ? null : now() + Math.min(...again);
  };

  /** In how many milliseconds it has to be tried again; null for never. */
  async #try(row: DeliveryRow, message: PushMessage | null): Promise<number | null> {
    const { db, now, onFailure } = this.#parts;
    const claimed = await db
      .updateTable('deliveries')
      .set({ claimed_at: now(), tries: row.tries + 1 })
      .where('batch', '=', row.batch)
      .where('target', '=', row.target)
      .where('claimed_at', 'is', null)
      .returning('tries')
      .executeTakeFirst();
    if (claimed === undefined) return null;
    const tried = await this.#send(row, message).catch((error): Tried => {
      onFailure(row.channel, error.code ?? error.message);
      return { retryAfter: null };
    });
    if (typeof tried === 'string') {
      await this.#end(row, tried);
      return null;
    }
    const pause = PAUSES[row.tries];
    if (pause === undefined) {
      await this.#end(row, 'failed');
      return null;
    }
    await db
      .updateTable('deliveries')
      .set({ claimed_at: null })
      .where('batch', '=', row.batch)
      .where('target', '=', row.target)
      .execute();
    this.#parts.onOutcome(row.channel, 'later');
    const asked = (tried.retryAfter ?? 0) * SECOND;
    return Math.min(Math.max(pause, asked), PAUSES[PAUSES.length - 1]);
  }

  #send(row: DeliveryRow, message: PushMessage | null): Promise<Tried> {
    return row.channel === 'push' ? this.#push(row, message as PushMessage) : this.#mail(row, message);
  }

  async #push({ target }: DeliveryRow, message: PushMessage): Promise<Tried> {
    const { db } = this.#parts;
    const device = await db
      .selectFrom('push_devices')
      .selectAll()
      .where('id', '=', target)
      .executeTakeFirst();
    if (device === undefined) return 'gone';
    const pushed = await sendPush(this.#parts, device, message);
    if (pushed === 'gone') await db.deleteFrom('push_devices').where('id', '=', target).execute();
    return pushed;
  }

  async #mail({ batch, target, person }: DeliveryRow, message: PushMessage | null): Promise<Tried> {
    const { db, mail, links, now } = this.#parts;
    const row = await db.selectFrom('mail_addresses').selectAll().where('id', '=', target).executeTakeFirst();
    if (row === undefined || mail === undefined) return 'gone';
    const writer = { links, origin: mail.origin };
    const { language } = await settingsOf(db, person);
    const written =
      message === null ? confirmationMail(writer, language, target) : reminderMail(writer, message, target);
    const posted = await mail.mailer.send(row.address, batch, written);
    if (posted === 'sent') return 'sent';
    await db.updateTable('mail_addresses').set({ failed_at: now() }).where('id', '=', target).execute();
    return 'gone';
  }

  async #end({ batch, target, person, channel }: DeliveryRow, outcome: Outcome): Promise<void> {
    const { db, now, onOutcome } = this.#parts;
    await db.deleteFrom('deliveries').where('batch', '=', batch).where('target', '=', target).execute();
    // What was late begins the hour anew.
    if (outcome === 'sent' && channel !== 'confirm') await beginHour(db, person, channel, now());
    onOutcome(channel, outcome);
  }
}

async function beginHour(
  db: Database,
  person: string,
  channel: ReminderChannel,
  told_at: number,
): Promise<void> {
  await db
    .updateTable('reminder_slots')
    .set({ told_at })
    .where('person', '=', person)
    .where('channel', '=', channel)
    .where('told_at', '<', told_at)
    .execute();
}

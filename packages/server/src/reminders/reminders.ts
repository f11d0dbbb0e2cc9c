import type { Config } from '../config.ts';
import type { Courses } from '../course/courses.ts';
import type { Api } from '../http/api.ts';
import { type Jobs, schedule } from '../jobs/jobs.ts';
import { newToken } from '../secrets.ts';
import type { Presence } from '../socket/presence.ts';
import type { Database } from '../store/database.ts';
import { sharedSecret } from '../store/shared-secret.ts';
import { Delivering, type Outcome } from './delivering.ts';
import { Gathering } from './gathering.ts';
import { MailLinks } from './mail/links.ts';
import { Mailer } from './mail/mailer.ts';
import { Notices } from './notices.ts';
import { Outside } from './push/outside.ts';
import { type Vapid, vapidOf } from './push/vapid.ts';
import { reminderRoutes } from './routes.ts';
import type { DeliveryRow } from './rows.ts';
import { DELIVER, GATHER, NOTICE, SWEEP } from './steps.ts';

interface ReminderParts {
  readonly db: Database;
  readonly config: Config;
  readonly courses: Courses;
  readonly presence: Pick<Presence, 'whoLooks'>;
  readonly jobs: Jobs;
  readonly now: () => number;
  readonly localPush: boolean | undefined;
  readonly onFailure: (channel: DeliveryRow['channel'], reason: string) => void;
}

type Listener = (channel: DeliveryRow['channel'], outcome: Outcome) => void;

/**
 * Tells people what they do not see: notices what there is to tell, gathers it for each person and channel, and delivers
 * it. Each step is a job in the database, so that any process can do the next one.
 */
export class Reminders {
  readonly #parts: ReminderParts;
  readonly #mailer: Mailer | undefined;
  readonly #outside: Outside;
  readonly #vapid: Vapid;
  readonly #links: MailLinks;
  readonly #listeners: Listener[] = [];

  static async make(parts: ReminderParts): Promise<Reminders> {
    const { db, config, now } = parts;
    const secret = await sharedSecret(db, 'mail-links', newToken);
    return new Reminders(parts, await vapidOf(db, config), new MailLinks(secret, now));
  }

  private constructor(parts: ReminderParts, vapid: Vapid, links: MailLinks) {
    this.#parts = parts;
    const { mail } = parts.config;
    this.#mailer = mail && new Mailer(mail);
    this.#outside = new Outside(parts.localPush);
    this.#vapid = vapid;
    this.#links = links;
    this.#register();
  }

  #register(): void {
    const { jobs, config } = this.#parts;
    const sendsMail = config.mail !== undefined;
    const notices = new Notices({ ...this.#parts, sendsMail });
    const gathering = new Gathering({ ...this.#parts, sendsMail, onBatch: () => jobs.look() });
    const delivering = new Delivering({
      ...this.#parts,
      outside: this.#outside,
      vapid: this.#vapid,
      links: this.#links,
      mail: config.mail && { mailer: this.#mailer as Mailer, origin: config.mail.origin },
      onOutcome: (channel, outcome) => {
        for (const listener of this.#listeners) listener(channel, outcome);
      },
    });
    jobs.register(SWEEP, notices.sweep);
    jobs.register(NOTICE, notices.notice);
    jobs.register(GATHER, gathering.gather);
    jobs.register(DELIVER, delivering.deliver);
  }

  /** Told of every try to deliver something. */
  onOutcome(listener: Listener): void {
    this.#listeners.push(listener);
  }

  routes(api: Api): void {
    const { db, config, now } = this.#parts;
    reminderRoutes(api, {
      db,
      now,
      outside: this.#outside,
      vapid: this.#vapid,
      links: this.#links,
      sendsMail: config.mail !== undefined,
    });
  }

  /** From now on games by the day are looked at, by one of the processes. */
  async start(): Promise<void> {
    const { db, now } = this.#parts;
    await schedule(db, SWEEP, '', now());
  }

  stop(): void {
    this.#mailer?.close();
  }
}

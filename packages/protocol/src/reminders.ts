import { z } from 'zod';
import { TableId } from './ids.ts';
import { LanguageCode } from './language.ts';

/**
 * What people are reminded of. Turn: a game by the day waits for them. Late: a quarter of its time is left. Begun: a game
 * of theirs has begun. Invited: somebody keeps a seat for them. Over: a game of theirs has ended.
 */
export const reminderKinds = ['turn', 'late', 'begun', 'invited', 'over'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

export const reminderChannels = ['push', 'mail'] as const;
export type ReminderChannel = (typeof reminderChannels)[number];

/** The language in which somebody is reminded. */
const ReminderLanguage = LanguageCode;
export type ReminderLanguage = z.infer<typeof ReminderLanguage>;

const News = z.strictObject({
  kind: z.enum(reminderKinds),
  /** How many games it is about. */
  count: z.int(),
  /** The one that it is about, if it is one. */
  table: TableId.nullable(),
});
export type ReminderNews = z.infer<typeof News>;

/** What a push service carries to a device, encrypted. The device puts it into words. The most urgent comes first. */
export const PushMessage = z.strictObject({
  language: ReminderLanguage,
  /** How many games wait for the person. */
  waiting: z.int(),
  news: z.array(News),
});
export type PushMessage = z.infer<typeof PushMessage>;

export const PushKey = z.strictObject({
  /** With which a browser subscribes: it lets nobody else push. An uncompressed point in base64url. */
  key: z.string(),
});
export type PushKey = z.infer<typeof PushKey>;

const Endpoint = z.url('An endpoint is an address.').max(1000, 'An endpoint has at most 1000 characters.');
const KeyText = z.string().regex(/^[\w-]+=*$/, 'A key is base64url.');

/** A device that wants to be told, as `PushSubscription.toJSON` describes it. */
export const NewDevice = z.strictObject({
  endpoint: Endpoint,
  keys: z.strictObject({
    /** An uncompressed point: 65 bytes. */
    p256dh: KeyText.min(86).max(88),
    /** 16 bytes. */
    auth: KeyText.min(22).max(24),
  }),
  /** Without it, it stays as it is. */
  language: ReminderLanguage.optional(),
});
export type NewDevice = z.infer<typeof NewDevice>;

/** Which devices are told no more: one, or all but one, or all. */
export const ForgottenDevices = z.strictObject({ only: Endpoint.optional(), but: Endpoint.optional() });
export type ForgottenDevices = z.infer<typeof ForgottenDevices>;

const Switches = z.strictObject({
  turn: z.boolean(),
  late: z.boolean(),
  begun: z.boolean(),
  invited: z.boolean(),
  over: z.boolean(),
} satisfies Record<ReminderKind, z.ZodBoolean>);
export type ReminderSwitches = z.infer<typeof Switches>;

const MailState = z.strictObject({
  address: z.string(),
  /**
   * Waiting: until the link in a mail is used. Stopped: by the link in a mail, until the person wants them again. Failed:
   * the mail server of the address takes none.
   */
  state: z.enum(['waiting', 'confirmed', 'stopped', 'failed']),
});

/** What somebody is reminded of, and where. */
export const Reminders = z.strictObject({
  language: ReminderLanguage,
  switches: z.strictObject({ push: Switches, mail: Switches }),
  /** How many devices are told. */
  devices: z.int(),
  /** Whether this server sends mail. */
  mails: z.boolean(),
  /** Where to; null without an address. */
  mail: MailState.nullable(),
});
export type Reminders = z.infer<typeof Reminders>;

export const ReminderChange = z.strictObject({
  language: ReminderLanguage.optional(),
  switches: z
    .strictObject({ push: Switches.partial().optional(), mail: Switches.partial().optional() })
    .optional(),
});
export type ReminderChange = z.infer<typeof ReminderChange>;

/** Where somebody wants to get mail. A link is sent there. */
export const NewMailAddress = z.strictObject({
  address: z
    .string()
    .trim()
    .max(254, 'An e-mail address has at most 254 characters.')
    .pipe(z.email('This is not an e-mail address.')),
  language: ReminderLanguage,
});

/** From the link in a mail. */
export const MailToken = z.strictObject({ token: z.string().max(200) });
/** Whether mails go to the address that the link was sent to. */
export const MailLink = z.strictObject({ address: z.string(), state: MailState.shape.state });
export type MailLink = z.infer<typeof MailLink>;

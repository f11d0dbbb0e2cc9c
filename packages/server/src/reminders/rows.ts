import type { ReminderChannel, ReminderKind, ReminderLanguage } from '@provincia/protocol';

/** Something that somebody should be told about a table. It is there as long as it is true. */
export interface ReminderRow {
  person: string;
  table_id: string;
  kind: ReminderKind;
  /** Since which entry of the log the game waits for them: another turn is another reminder. 0 for the other kinds. */
  turn: number;
  at: number;
  /** For each channel: null if it is still to be told, empty if it is not to be told, else the batch that tells it. */
  push: string | null;
  mail: string | null;
}

/** Up to which entry the log of a game by the day was looked at for reminders. */
export interface NoticedRow {
  table_id: string;
  n: number;
}

export interface ReminderSettingsRow {
  person: string;
  language: ReminderLanguage;
  /** What they do not want: a list of `channel kind` as JSON. */
  off: string;
}

/** When somebody was last told something by a channel: for an hour they are left alone. */
export interface ReminderSlotRow {
  person: string;
  channel: ReminderChannel;
  told_at: number;
}

/** A browser that is told by its push service. It goes with the session in which it was switched on. */
export interface PushDeviceRow {
  /** The hash of its endpoint. */
  id: string;
  person: string;
  session: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: number;
}

export interface MailAddressRow {
  person: string;
  /** What links in mails name; another address has another one. */
  id: string;
  address: string;
  /** Null until somebody has used the link that was sent there. */
  confirmed_at: number | null;
  /** Since when they want no more mail, by the link in a mail. */
  stopped_at: number | null;
  /** Since when its mail server takes none. */
  failed_at: number | null;
  created_at: number;
}

/** A mail with a link to confirm an address, counted for a day by who wanted it and by where it went. */
export interface MailRequestRow {
  /** A keyed hash of either. */
  key: string;
  at: number;
}

/** Something on its way to a device or to an address. */
export interface DeliveryRow {
  /** The reminders of a batch are told together. */
  batch: string;
  /** The id of the device or of the address. */
  target: string;
  person: string;
  /** Confirm: a mail with a link to confirm the address. */
  channel: ReminderChannel | 'confirm';
  tries: number;
  /** Set while it is being sent. Who finds it so does not know whether it has gone out, and does not send it again. */
  claimed_at: number | null;
}

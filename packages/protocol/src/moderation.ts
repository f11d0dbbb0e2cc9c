import { z } from 'zod';
import { Invitation, Whom } from './community.ts';
import { TableId } from './ids.ts';

const Time = z.iso.datetime();
const Words = (most: number) =>
  z.string().normalize().trim().max(most, `This has at most ${most} characters.`);

/** What is wrong: the name, what was written, how a game was played, or anything else. */
export const ReportReason = z.enum(['name', 'chat', 'play', 'other']);
export type ReportReason = z.infer<typeof ReportReason>;

export const LONGEST_REPORT = 500;
export const NewReport = z.strictObject({
  about: Whom,
  reason: ReportReason,
  text: Words(LONGEST_REPORT).default(''),
});
export type NewReport = z.infer<typeof NewReport>;

/** What the reader has reported, and what became of it. */
export const OwnReports = z.strictObject({
  reports: z.array(
    z.strictObject({
      id: z.string(),
      /** What they were called then; empty if they have deleted their account. */
      name: z.string(),
      reason: ReportReason,
      at: Time,
      /** Acted: something was done about it. Dismissed: nothing had to be. */
      state: z.enum(['open', 'acted', 'dismissed']),
    }),
  ),
});
export type OwnReports = z.infer<typeof OwnReports>;

/**
 * What moderators do about somebody. Warning: they have to read it. Rename: they get another name, and can choose one.
 * Silence: no chat. No-rated: no rated games. Suspension: nothing with other people.
 */
export const SanctionKind = z.enum(['warning', 'rename', 'silence', 'no-rated', 'suspension']);
export type SanctionKind = z.infer<typeof SanctionKind>;

export const Sanction = z.strictObject({
  id: z.string(),
  kind: SanctionKind,
  reason: z.string(),
  at: Time,
  /** Null for good, and for what takes no time. */
  until: Time.nullable(),
});
export type Sanction = z.infer<typeof Sanction>;
/** What is in force against the reader, and warnings of the past. */
export const OwnSanctions = z.strictObject({ sanctions: z.array(Sanction) });
export type OwnSanctions = z.infer<typeof OwnSanctions>;

/** What the reader should see wherever they are on the site. */
export const Calls = z.strictObject({
  /** Whether there can be any: whoever is known is told of more by the message `news`. */
  known: z.boolean(),
  invitations: z.array(Invitation),
  /** Decisions of moderators about the reader that they have not yet read. */
  notices: z.array(Sanction),
});
export type Calls = z.infer<typeof Calls>;

const ReportedLine = z.strictObject({ n: z.int(), text: z.string(), at: Time, hidden: z.boolean() });
export const Report = z.strictObject({
  id: z.string(),
  /** Null for somebody who has deleted their account. */
  reporter: z.string().nullable(),
  /** What the reported person was called then. */
  name: z.string(),
  reason: ReportReason,
  text: z.string(),
  at: Time,
  table: TableId.nullable(),
  /** What the person had written at the table, as it was then. */
  lines: z.array(ReportedLine),
});
export type Report = z.infer<typeof Report>;

/** All open reports about somebody, the oldest first. */
export const ModerationCase = z.strictObject({
  person: z.string(),
  name: z.string(),
  kind: z.enum(['guest', 'member']),
  /** Only other moderators' cases can be decided by whoever runs the server. */
  moderator: z.boolean(),
  reports: z.array(Report),
});
export type ModerationCase = z.infer<typeof ModerationCase>;
export const ModerationCases = z.strictObject({ cases: z.array(ModerationCase) });
export type ModerationCases = z.infer<typeof ModerationCases>;

export const LogAction = z.enum([...SanctionKind.options, 'dismiss', 'hide', 'undo', 'grant', 'revoke']);
export type LogAction = z.infer<typeof LogAction>;
export const LogEntry = z.strictObject({
  id: z.string(),
  at: Time,
  /** Null for somebody who has deleted their account, and for whoever runs the server. */
  moderator: z.string().nullable(),
  action: LogAction,
  /** Whom it is about; null for somebody who has deleted their account. */
  person: z.string().nullable(),
  name: z.string().nullable(),
  reason: z.string(),
  until: Time.nullable(),
  /** What was undone later, and what can be undone now. */
  undone: z.boolean(),
  undoable: z.boolean(),
});
export type LogEntry = z.infer<typeof LogEntry>;
export const ModerationLog = z.strictObject({ entries: z.array(LogEntry) });
export type ModerationLog = z.infer<typeof ModerationLog>;
export const ModerationLogQuery = z.strictObject({
  /** Only what is about this person. */
  person: z.string().max(40).optional(),
});

const Reason = Words(300).min(3, 'Give a reason: the person will read it.');
const Reports = z.array(z.string().max(40)).max(200).default([]);
const PersonId = z.string().max(40);
/** How long it lasts; null for good. */
const Days = z.int().min(1).max(3650).nullable();
/** What a moderator does. Reports that are named with it are dealt with by it. */
export const ModeratorAct = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('dismiss'), person: PersonId, reports: Reports, reason: Reason }),
  z.strictObject({
    do: z.enum(['warning', 'rename']),
    person: PersonId,
    reports: Reports,
    reason: Reason,
  }),
  z.strictObject({
    do: z.enum(['silence', 'no-rated', 'suspension']),
    person: PersonId,
    reports: Reports,
    reason: Reason,
    days: Days,
  }),
  z.strictObject({ do: z.literal('hide'), table: TableId, line: z.int().min(0), reason: Reason }),
  z.strictObject({ do: z.literal('undo'), entry: z.string().max(40), reason: Reason }),
]);
export type ModeratorAct = z.infer<typeof ModeratorAct>;

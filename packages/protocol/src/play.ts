import { z } from 'zod';
import { TableId } from './ids.ts';

/** Labels of choices. Nothing in a game offers more of them than a deck can have cards. */
export const Picks = z.array(z.string().max(60)).max(500);

/** What a client says over its socket; each gets a reply. */
export const Watch = z.strictObject({
  table: TableId,
  /** How many events of the table it already has. */
  have: z.int().min(0).default(0),
  /** Whether it takes what is different in a sight instead of the whole. */
  changes: z.boolean().default(false),
});
export const AnswerMessage = z.strictObject({ table: TableId, seq: z.int().min(0), picks: Picks });
export const UndoMessage = z.strictObject({ table: TableId, seq: z.int().min(0) });
/** Asks what to answer; its reply has `Hints`. */
export const HintMessage = z.strictObject({ table: TableId, seq: z.int().min(0) });
export const ConsentMessage = z.strictObject({ table: TableId, seq: z.int().min(0), yes: z.boolean() });
/** Whether the page with the table can be seen, or lies behind another. */
export const LookingMessage = z.strictObject({ table: TableId, looking: z.boolean() });
export const TableMessage = z.strictObject({ table: TableId });
export const ChatMessage = z.strictObject({
  table: TableId,
  text: z.string().trim().min(1, 'Write something.').max(300, 'A message has at most 300 characters.'),
});

export const clientMessages = {
  watch: Watch,
  unwatch: TableMessage,
  looking: LookingMessage,
  answer: AnswerMessage,
  undo: UndoMessage,
  hint: HintMessage,
  consent: ConsentMessage,
  resign: TableMessage,
  chat: ChatMessage,
} as const;
export type ClientMessages = {
  [Name in keyof typeof clientMessages]: z.input<(typeof clientMessages)[Name]>;
};

/** Whether the people at a table are there. */
export const Presence = z.strictObject({
  table: TableId,
  seats: z.array(
    z.strictObject({
      seat: z.int(),
      /** Away: the table is open, but behind something else. Gone: it is not. */
      is: z.enum(['here', 'away', 'gone']),
      /** Since when they are gone, in milliseconds since 1970; null if nobody knows. */
      since: z.int().nullable(),
    }),
  ),
  /** How many look on without a seat. */
  watching: z.int(),
  /** After so long, in milliseconds, a bot can be let play for somebody who does not answer. */
  patience: z.int(),
});
export type Presence = z.infer<typeof Presence>;

/** What was wrong, for programs and for people. */
export const Problem = z.strictObject({ code: z.string(), message: z.string() });
export type Problem = z.infer<typeof Problem>;

export type Reply<T = unknown> = { ok: true; value: T } | { ok: false; problem: Problem };

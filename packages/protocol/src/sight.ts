import type * as engine from '@provincia/engine';
import { z } from 'zod';
import type { Change } from './change.ts';
import { Decision } from './decision.ts';
import { Event } from './event.ts';
import { Result } from './result.ts';
import { schemaFor } from './schema-for.ts';
import { Counts, View } from './view.ts';

/** What one kind of card, or something that is counted for a player, has brought them: so many, of so many points each. */
const Score = schemaFor<engine.Score>()(z.strictObject({ of: z.string(), count: z.int(), each: z.int() }));

/** How a table stands, for one pair of eyes. */
export const Sight = z.strictObject({
  table: z.string(),
  /** The number that the next answer has to name. */
  seq: z.int(),
  view: View,
  /** The points of each seat as far as these eyes can know them. */
  points: z.array(z.int()),
  /** What is asked of the one who gets this; null if nothing is. */
  decision: Decision.nullable(),
  /** The seat that is asked; null once the game is over. */
  asked: z.int().nullable(),
  /** Since when, in milliseconds since 1970. */
  askedAt: z.int(),
  /** Whether the last answer can be undone: freely, with the consent of the others, or not. */
  undo: z.enum(['free', 'ask']).nullable(),
  /** Who asks to undo, and whose consent is missing. */
  request: z.strictObject({ seat: z.int(), waitingFor: z.array(z.int()) }).nullable(),
  /** Seats that a bot plays for a person who is away. */
  away: z.array(z.int()),
  resigned: z.array(z.int()),
  /** What each seat has left, in milliseconds, at `askedAt`. */
  clocks: z.array(z.number()).nullable(),
  result: Result.nullable(),
  /** All cards of each seat, once the game is over; null until then. */
  decks: z.array(Counts).nullable(),
  /** What the points of each seat are made of, once the game is over; null until then. */
  scores: z.array(z.array(Score)).nullable(),
  /** The events from the one with the number `since` on. */
  since: z.int(),
  events: z.array(Event),
});
export type Sight = z.infer<typeof Sight>;

/** How things stand, without how they came about. */
export type Picture = Omit<Sight, 'since' | 'events'>;

const AnyChange: z.ZodType<Change> = z.lazy(() =>
  z.union([z.tuple([z.unknown()]).readonly(), z.literal(0), z.record(z.string(), AnyChange)]),
);

/** What is different in a sight, for somebody who has the one before. */
export const SightChange = z.strictObject({
  table: z.string(),
  /** The `seq` of the sight that it changes. Who has another one has to ask for the whole. */
  after: z.int(),
  change: AnyChange,
  since: z.int(),
  events: z.array(Event),
});
export type SightChange = z.infer<typeof SightChange>;

export const ChatLine = z.strictObject({
  n: z.int(),
  /** Who wrote it: the same for all their lines at this table, and for nothing else. */
  by: z.string(),
  name: z.string(),
  seat: z.int().nullable(),
  text: z.string(),
  at: z.int(),
  /** A moderator has hidden what it said. */
  hidden: z.literal(true).exactOptional(),
});
export type ChatLine = z.infer<typeof ChatLine>;

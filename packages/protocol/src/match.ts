import { z } from 'zod';
import { TableId } from './ids.ts';

/** How long people have to come once others were found, in seconds. */
export const MATCH_SECONDS_TO_COME = 20;
/** The clocks of games that were found: few, so that people who wait find each other. */
export const MATCH_CLOCKS = { live: { minutes: 15, increment: 15 }, day: { days: 3 } } as const;
/** How far apart ratings may be at first; null for any. */
export const MATCH_RANGES = [100, 200, 400, null] as const;

/** What somebody wants to play with whoever wants the same. */
export const MatchWish = z.strictObject({
  /** How many players there may be, all of these. */
  players: z
    .array(z.int().min(2).max(4))
    .min(1, 'Choose how many players there may be.')
    .max(3)
    .refine((list) => new Set(list).size === list.length, 'Name each number of players once.'),
  /** From which sets the kingdom may be drawn. It is drawn from those that all of them have named. */
  sets: z.array(z.string().max(20)).min(1, 'Choose a set.').max(20),
  rated: z.boolean(),
  /** Live, with a clock, or by the day. */
  pace: z.enum(['live', 'day']),
  /** How far apart ratings may be at first; null for any. It widens with the time. */
  range: z.int().min(50).max(1000).nullable(),
});
export type MatchWish = z.infer<typeof MatchWish>;

/** Somebody's own place among those who wait. */
const OwnMatch = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('waiting'),
    wish: MatchWish,
    since: z.iso.datetime(),
    /** Whom they may meet now; null for everybody. */
    reach: z.strictObject({ from: z.int(), to: z.int() }).nullable(),
  }),
  /** Others were found: the game begins once all of them have come. */
  z.strictObject({
    state: z.literal('found'),
    wish: MatchWish,
    offer: TableId,
    players: z.int(),
    /** How many have come, and whether the reader has. */
    here: z.int(),
    come: z.boolean(),
    /** Who has not come by then is taken from the list, and the others wait on. */
    until: z.iso.datetime(),
  }),
  /** The game has begun, just now. */
  z.strictObject({ state: z.literal('matched'), wish: MatchWish, table: TableId }),
]);
export type OwnMatch = z.infer<typeof OwnMatch>;

export const Match = z.strictObject({
  /** Null for somebody who does not wait. */
  own: OwnMatch.nullable(),
  /** How many people wait for a game of each kind. */
  waiting: z.strictObject({ live: z.int(), day: z.int() }),
  /** The time of the server: clocks of browsers differ. */
  now: z.iso.datetime(),
});
export type Match = z.infer<typeof Match>;

export const MatchCome = z.strictObject({ offer: TableId });

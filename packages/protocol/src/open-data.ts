import { z } from 'zod';
import { Moment, TableId } from './ids.ts';
import { Result } from './result.ts';
import { Standing } from './standing.ts';
import { Clock, MOST_SEATS, PileId } from './table.ts';

const Time = z.iso.datetime();

/** A seat of a game that all may read. */
const PublicSeat = z.strictObject({
  kind: z.enum(['member', 'guest', 'program', 'bot', 'deleted']),
  /** Null for bots, for deleted people and for guests who chose no name. */
  name: z.string().nullable(),
  /** The level of a bot. */
  level: z.string().nullable(),
  /** What a rated game changed; null where it changed nothing. */
  rating: z.strictObject({ before: Standing, after: Standing }).nullable(),
});

/** A finished game that all may read: one line of the export. */
export const PublicGame = z.strictObject({
  id: TableId,
  created: Time,
  started: Time,
  ended: Time,
  /** The version of the rules with which it began. */
  rules: z.int(),
  /** Those by which it went on, where a server no longer had the first: then it cannot be played again from its string. */
  laterRules: z.array(z.int()).exactOptional(),
  setup: z.strictObject({
    players: z.int(),
    kingdom: z.array(z.string()),
    /** The printed set of ten that it is. */
    printed: z.string().nullable(),
    /** Whether the starting decks had Shelters; null where the rules decided. */
    shelters: z.boolean().nullable(),
    /** Whether Platinum and Colony were used; null where the rules decided. */
    colonies: z.boolean().nullable(),
    /** Who began; null where chance decided. */
    first: z.int().nullable(),
    seed: z.string(),
  }),
  /** Setup and answers as one string, from which the game can be played again. */
  packed: z.string(),
  result: Result,
  /** Seats that gave up or ran out of time, in this order. */
  resigned: z.array(z.strictObject({ seat: z.int(), why: z.enum(['resigned', 'time']) })),
  seats: z.array(PublicSeat),
  clock: Clock.nullable(),
  rated: z.boolean(),
});
export type PublicGame = z.infer<typeof PublicGame>;

/** Which games are wanted. */
export const GamesWanted = z.strictObject({
  /** Ended at this time or later. */
  since: Moment.optional(),
  /** Ended before this time. */
  until: Moment.optional(),
  rated: z.enum(['true', 'false']).optional(),
  players: z.coerce.number().int().min(2).max(MOST_SEATS).optional(),
  /** A pile of the kingdom. */
  card: PileId.optional(),
  /** The id of the last game that the reader has: the games after it follow. */
  after: TableId.optional(),
  limit: z.coerce.number().int().min(1).max(1_000_000).optional(),
});
export type GamesWanted = z.infer<typeof GamesWanted>;

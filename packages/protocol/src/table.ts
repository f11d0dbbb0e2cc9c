import { z } from 'zod';
import { DailyGame } from './daily.ts';
import { ClubId, ClubRef, TableId } from './ids.ts';
import { LanguageCode } from './language.ts';
import { Result } from './result.ts';
import { Standing } from './standing.ts';

export const MOST_SEATS = 6;

export const PileId = z.string().regex(/^[a-z-]{2,40}$/, 'A pile is given by its id, such as "throne-room".');
/** The id of a card. */
export const CardName = z.string().regex(/^[a-z-]{2,40}$/, 'A card is given by its id, such as "moat".');

/** How the ten piles are found. */
export const KingdomWish = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('printed'), id: z.string().max(80) }),
  z.strictObject({ by: z.literal('cards'), cards: z.array(PileId).length(10, 'A kingdom has ten piles.') }),
  /**
   * A list of names in any language, with commas, semicolons or line breaks between them. A name that two languages have for
   * different cards means that of `language`.
   */
  z.strictObject({
    by: z.literal('text'),
    text: z.string().max(2000),
    language: LanguageCode.optional(),
  }),
  z.strictObject({
    by: z.literal('random'),
    printings: z.record(z.string().max(20), z.enum(['first', 'second', 'both'])).optional(),
    attacks: z.strictObject({ min: z.int().min(0).max(10), max: z.int().min(0).max(10) }).optional(),
    needs: z.array(z.string().max(20)).max(14).optional(),
  }),
]);
export type KingdomWish = z.infer<typeof KingdomWish>;

/** Minutes for all decisions of a player, and the seconds that each turn adds. */
const LiveClock = z.strictObject({
  minutes: z.number().min(0.05).max(180),
  increment: z.int().min(0).max(300),
});
/** Days to answer whenever the game waits for a player, until it waits for another one. */
const DayClock = z.strictObject({ days: z.int().min(1).max(7) });
export const Clock = z.union([LiveClock, DayClock]);
export type LiveClock = z.infer<typeof LiveClock>;
export type Clock = z.infer<typeof Clock>;

const SeatNumber = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
/** Anybody, a bot, or a member for whom the seat is kept. */
export const SeatWish = z.union([
  z.literal('person'),
  z.strictObject({ bot: z.string().max(20) }),
  z.strictObject({ invite: z.string().min(1).max(100) }),
]);
export type SeatWish = z.infer<typeof SeatWish>;

export const NewTable = z.strictObject({
  /** One entry per seat. The host takes the first one that is for a person. */
  seats: z.array(SeatWish).min(2, 'A table has 2 to 6 seats.').max(MOST_SEATS, 'A table has 2 to 6 seats.'),
  kingdom: KingdomWish,
  /** Whether the starting decks have Shelters; without it the rules decide. */
  shelters: z.boolean().optional(),
  /** Whether Platinum and Colony are used; without it the rules decide. */
  colonies: z.boolean().optional(),
  clock: Clock.optional(),
  /** Open tables are listed; the others are found by their link. */
  access: z.enum(['open', 'link']).default('link'),
  rated: z.boolean().default(false),
  /** The club whose members alone can sit down: it lists the table for them. */
  club: ClubId.optional(),
});
export type NewTable = z.infer<typeof NewTable>;

export const Seat = z.strictObject({
  /** Who sits there, or is invited to; null for a free seat, and for a guest who has not chosen a name. */
  name: z.string().nullable(),
  kind: z.enum(['free', 'invited', 'guest', 'member', 'program', 'bot', 'deleted']),
  /** The level of a bot. */
  level: z.string().nullable(),
  /** Of a member who has one for games of this kind and so many players: now, or as a rated game has left it. */
  standing: Standing.optional(),
  /** By how much a rated game has changed the rating. */
  change: z.int().optional(),
  /** At a table by the day: until when the person is on vacation, if they are. */
  vacation: z.iso.datetime().optional(),
});
export type Seat = z.infer<typeof Seat>;

const Status = z.enum(['open', 'running', 'over', 'closed']);

/** A table as everybody sees it. */
export const Table = z.strictObject({
  id: TableId,
  status: Status,
  seats: z.array(Seat),
  /** The reader's own seat; null for somebody who watches. */
  you: z.int().nullable(),
  /** The free seat that is kept for the reader. */
  invited: z.int().nullable(),
  host: z.boolean(),
  /** The ten, known once the table is made. */
  kingdom: z.array(z.string()),
  printed: z.string().nullable(),
  shelters: z.boolean().nullable(),
  colonies: z.boolean().nullable(),
  clock: Clock.nullable(),
  access: z.enum(['open', 'link']),
  rated: z.boolean(),
  /** Why a game that was to be rated is not: its players may be one person. */
  unrated: z.literal('oneself').exactOptional(),
  /** Whether somebody's program plays at it. */
  withProgram: z.boolean(),
  /** Only of a table of a daily kingdom. */
  daily: DailyGame.optional(),
  createdAt: z.string(),
  /** The game before and the rematch after it. */
  previous: TableId.nullable(),
  next: TableId.nullable(),
  /** How far the rematch is, and the seats of this table whose players have come or are awaited there. */
  rematch: z.strictObject({ status: Status, agreed: z.array(z.int()), awaited: z.array(z.int()) }).nullable(),
  result: Result.nullable(),
  /** So many seconds late the reader sees the running game, because they only watch. */
  late: z.number().optional(),
  /** The tournament that it belongs to; left out if it is of none. */
  tournament: z
    .strictObject({ id: TableId, name: z.string(), kind: z.string(), round: z.int() })
    .exactOptional(),
  /** The club for whose members it is; left out if it is of none. */
  club: ClubRef.exactOptional(),
});
export type Table = z.infer<typeof Table>;

/**
 * What its maker changes about a table before the game. The seats in their new order: the number of a seat that there
 * is, with whoever sits there, or a new one. Who has sat down keeps a seat.
 */
export const TableChange = z.strictObject({
  kingdom: KingdomWish.optional(),
  /** Null: the rules decide, as of Platinum and Colony. */
  shelters: z.boolean().nullable().optional(),
  colonies: z.boolean().nullable().optional(),
  /** Null: none. */
  clock: Clock.nullable().optional(),
  access: z.enum(['open', 'link']).optional(),
  rated: z.boolean().optional(),
  seats: z
    .array(z.union([SeatNumber, SeatWish]))
    .min(2, 'A table has 2 to 6 seats.')
    .max(MOST_SEATS, 'A table has 2 to 6 seats.')
    .optional(),
});
export type TableChange = z.infer<typeof TableChange>;

export const Rematch = z.strictObject({ kingdom: z.enum(['same', 'new']) });
export const Join = z.strictObject({ seat: SeatNumber.optional() });

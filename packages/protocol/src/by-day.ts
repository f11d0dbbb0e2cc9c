import { z } from 'zod';
import { CardName, Table } from './table.ts';

/** Whether a card is used whenever it can react to something, or never. */
const Reaction = z.strictObject({
  card: CardName,
  use: z.boolean(),
  /** For what reacts to attacks: those that it is meant for. About any other the player is asked. */
  against: z.array(CardName).max(60),
});

/**
 * What the server answers for a player of a game by the day, at once, when they are asked just that. They are asked
 * about everything else.
 */
export const AnswersAhead = z.strictObject({
  reactions: z.array(Reaction).max(20),
  /**
   * In a turn with nothing but treasures to play they are played, and the first of these is bought that can be paid. If
   * none can: nothing is bought, or the player is asked before anything is played. Null: they are asked in any case.
   */
  purchase: z
    .strictObject({ cards: z.array(CardName).max(30), otherwise: z.enum(['nothing', 'ask']) })
    .nullable(),
});
export type AnswersAhead = z.infer<typeof AnswersAhead>;

/** Null: the player is always asked. */
export const LeftAhead = z.strictObject({ answers: AnswersAhead.nullable() });
export type LeftAhead = z.infer<typeof LeftAhead>;

/** A running game, as a list of many shows it. */
export const WaitingGame = z.strictObject({
  table: Table.pick({
    id: true,
    seats: true,
    you: true,
    kingdom: true,
    printed: true,
    clock: true,
    rated: true,
  }),
  /** The seat that is asked; null while a bot is, or if it is not known yet. */
  asked: z.int().nullable(),
  /** When the time of that seat runs out; null without a clock. */
  deadline: z.iso.datetime().nullable(),
});
export type WaitingGame = z.infer<typeof WaitingGame>;
/** The running games of a player that somebody waits for. */
export const Turns = z.strictObject({
  /** Whether the server knows who asks: else there are none, and there is nothing to listen for. */
  known: z.boolean(),
  /** Those that wait for the player, the most urgent first. */
  yours: z.array(WaitingGame),
  /** Those that wait for others. */
  theirs: z.array(WaitingGame),
});
export type Turns = z.infer<typeof Turns>;

/** The longest vacation, and the days of vacation in a year. */
export const MOST_VACATION = 30;
export const YEARLY_VACATION = 60;
export const VacationWish = z.strictObject({ until: z.iso.datetime() });
export const Vacation = z.strictObject({
  /** When it ends; null for somebody who is not on vacation. */
  until: z.iso.datetime().nullable(),
  /** How many days of vacation are left in the year that ends today, beside those of this one. */
  left: z.number(),
});
export type Vacation = z.infer<typeof Vacation>;

import { z } from 'zod';

// What the coach says, without the coach: the page is built of this. A test has the compiler compare them.

export const PlanTitle = z.strictObject({
  kind: z.enum([
    'money',
    'engine',
    'chain',
    'megaturn',
    'rush',
    'points',
    'curses',
    'piles',
    'slog',
    'unknown',
  ]),
  card: z.string().nullable(),
});

/** Why an answer is better than another one, with what was measured. */
const Reason = z.discriminatedUnion('code', [
  z.strictObject({ code: z.enum(['wins-now', 'loses-now', 'wins-more']) }),
  z.strictObject({ code: z.literal('hardly-used'), card: z.string(), uses: z.number(), turns: z.number() }),
  z.strictObject({ code: z.literal('points'), points: z.number() }),
  z.strictObject({ code: z.enum(['sooner', 'later']), turns: z.number() }),
  z.strictObject({ code: z.literal('plan'), plan: PlanTitle }),
]);

const tried = {
  /** Labels of choices, and the cards that are bought afterwards in the same turn. */
  picks: z.array(z.string()).readonly(),
  more: z.array(z.string()).readonly(),
  /** The share of so many imagined games that were won. */
  chance: z.number(),
  games: z.int(),
};
const TriedLine = z.strictObject(tried);

/** An answer that can be recommended. */
export const Hint = z.strictObject({ ...tried, reason: Reason.nullable() });
export type Hint = z.infer<typeof Hint>;

/** What a player who asks for a hint is told: up to three answers, the best first. */
export const Hints = z.strictObject({
  hints: z.array(Hint).readonly(),
  /** How many times this seat has been helped in this game, this one included. */
  taken: z.int(),
});
export type Hints = z.infer<typeof Hints>;

const ReviewedDecision = z.strictObject({
  index: z.int(),
  seat: z.int(),
  turn: z.int(),
  about: z.enum(['action', 'purchase', 'card']),
  given: TriedLine,
  better: TriedLine.nullable(),
  loss: z.number(),
  error: z.number(),
  mark: z.enum(['fine', 'inaccuracy', 'mistake', 'blunder']),
  reason: Reason.nullable(),
  tried: z.array(TriedLine).readonly(),
});

const Shares = z.array(z.number()).readonly();

const ReviewedTurn = z.strictObject({
  index: z.int(),
  seat: z.int(),
  turn: z.int(),
  chances: Shares,
  error: z.number(),
  lostInActions: z.number().nullable(),
  lostInPurchases: z.number().nullable(),
  luck: Shares,
});

const ReviewedPlayer = z.strictObject({
  skill: z.number(),
  others: z.number(),
  luck: z.number(),
  error: z.number(),
  decisions: z.int(),
  errorRate: z.number(),
  accuracy: z.number().nullable(),
});

const AcquiredList = z.array(z.strictObject({ card: z.string(), turn: z.int(), count: z.int() })).readonly();

const Ways = z.strictObject({
  games: z.int(),
  best: z
    .array(
      z.strictObject({
        plan: PlanTitle,
        weight: z.number(),
        shares: z.array(z.number().nullable()).readonly(),
        againstMoney: z.number(),
        gets: AcquiredList,
      }),
    )
    .readonly(),
});

/** What can be said of a game: the chances turn by turn, what every answer cost, luck and skill, and what wins in its kingdom. */
export const Review = z.strictObject({
  progress: z.number(),
  start: Shares,
  turns: z.array(ReviewedTurn).readonly(),
  decisions: z.array(ReviewedDecision).readonly(),
  result: Shares.nullable(),
  players: z.array(ReviewedPlayer).readonly(),
  ways: Ways,
  acquired: z.array(AcquiredList).readonly(),
});

/** A review, and how far it is. */
export const GameReview = z.strictObject({
  /** While it waits, plans for an unknown kingdom may have to be looked for first. */
  state: z.enum(['waiting', 'plans', 'running', 'ready']),
  /** How closely the whole game was looked at; null until it was. */
  care: z.enum(['first', 'close']).nullable(),
  /** As far as it is known; null if nothing is. */
  review: Review.nullable(),
});
export type GameReview = z.infer<typeof GameReview>;

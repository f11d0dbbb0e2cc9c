import { z } from 'zod';

/** Card ids with how many of each. */
const Counts = z.record(z.string(), z.int());

const OwnSeat = z.strictObject({
  seat: z.int(),
  hand: Counts,
  deck: z.int(),
  looking: z.array(z.string()).readonly(),
  owned: Counts,
  /** The cards on mats of which others see the back. */
  mats: z.record(z.string(), z.array(z.string()).readonly()).optional(),
});

/** What a seat may see of the game. Everything not named here stays on the server. */
export const View = z.strictObject({
  onTurn: z.int(),
  phase: z.string(),
  actions: z.int(),
  buys: z.int(),
  coins: z.int(),
  /** Left out where there are none. */
  potions: z.int().optional(),
  over: z.boolean(),
  supply: z
    .array(
      z.strictObject({
        pile: z.string(),
        /** The card that lies open; when a mixed pile is empty, the pile's own id. */
        card: z.string(),
        cost: z.int(),
        left: z.int(),
        /** Whether it can be bought and counts as an empty pile. */
        inSupply: z.boolean(),
        /** What it costs besides coins, if anything. */
        potions: z.int().optional(),
        debt: z.int().optional(),
        /** What lies on it, in games in which something can. */
        tokens: Counts.optional(),
      }),
    )
    .readonly(),
  trash: Counts,
  seats: z
    .array(
      z.strictObject({
        hand: z.int(),
        /** Whether there are cards in the deck; how many is secret. */
        deck: z.boolean(),
        /** The top card of the discard pile. */
        discard: z.string().nullable(),
        play: z.array(z.string()).readonly(),
        /** What the cards in play count as, in the same order. */
        playedAs: z.array(z.string()).readonly(),
        aside: z.array(z.string()).readonly(),
        turns: z.int(),
        /** What lies on mats, in games that have some: cards, or how many; null if others may not even count them. */
        mats: z.record(z.string(), z.union([z.array(z.string()).readonly(), z.int(), z.null()])).optional(),
        /** What else is counted for the player, in games in which something is. */
        counters: Counts.optional(),
      }),
    )
    .readonly(),
  /** What a player alone knows of their own cards; null for somebody who watches. */
  own: OwnSeat.nullable(),
  /** The seat for which this one decides now, if it is not its own. */
  controls: OwnSeat.optional(),
});
export type View = z.infer<typeof View>;

/** A question: pick between `min` and `max` of these choices. */
export const Decision = z.strictObject({
  kind: z.enum([
    'phase',
    'cards',
    'pile',
    'options',
    'yes-no',
    'order',
    'name',
    'place',
    'amount',
    'reaction',
  ]),
  /** The card that asks; null for the phases of the turn. */
  source: z.string().nullable(),
  purpose: z.string(),
  /** The card that a yes-no question is about. */
  about: z.string().nullable(),
  /** Where the cards to pick from are, and whose they are. */
  from: z.string().nullable(),
  of: z.int(),
  choices: z.array(z.strictObject({ label: z.string(), count: z.int() })),
  min: z.int(),
  max: z.int(),
  ordered: z.boolean(),
});
export type Decision = z.infer<typeof Decision>;

/** What happened, as the one who gets it may see it. */
export const Event = z.looseObject({ type: z.string(), player: z.int() });
export type Event = z.infer<typeof Event>;

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
  /** Whether the last answer can be taken back: freely, with the consent of the others, or not. */
  undo: z.enum(['free', 'ask']).nullable(),
  /** Who asks to take back, and whose consent is missing. */
  request: z.strictObject({ seat: z.int(), waitingFor: z.array(z.int()) }).nullable(),
  /** Seats that a bot plays for a person who is away. */
  away: z.array(z.int()),
  resigned: z.array(z.int()),
  /** What each seat has left, in milliseconds, at `askedAt`. */
  clocks: z.array(z.number()).nullable(),
  result: z
    .strictObject({ winners: z.array(z.int()), points: z.array(z.int()), turns: z.array(z.int()) })
    .nullable(),
  /** All cards of each seat, once the game is over; null until then. */
  decks: z.array(Counts).nullable(),
  /** The events from the one with the number `since` on. */
  since: z.int(),
  events: z.array(Event),
});
export type Sight = z.infer<typeof Sight>;

export const ChatLine = z.strictObject({
  n: z.int(),
  name: z.string(),
  seat: z.int().nullable(),
  text: z.string(),
  at: z.int(),
});
export type ChatLine = z.infer<typeof ChatLine>;

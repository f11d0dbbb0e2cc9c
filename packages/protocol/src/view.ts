import type * as engine from '@provincia/engine';
import { z } from 'zod';
import { schemaFor } from './schema-for.ts';
import { Mat } from './zone.ts';

/** Card ids with how many of each. */
export const Counts = z.record(z.string(), z.int());
const Ids = z.array(z.string()).readonly();

const OwnSeat = z.strictObject({
  seat: z.int(),
  hand: Counts,
  deck: z.int(),
  looking: Ids,
  owned: Counts,
  /** The cards on mats of which others see the back. */
  mats: z.record(Mat, Ids).exactOptional(),
  /** The cards that are set aside face down for each of the own plays that wait. */
  waiting: z.array(Ids).readonly().exactOptional(),
});

/** A play that has something left to do in a later turn. */
const WaitingView = z.strictObject({
  card: z.string(),
  /** The places in the play area of the cards that stay there for it. */
  holds: z.array(z.int()).readonly(),
  /** What is set aside for it: cards that lie open, or how many if they lie face down. */
  aside: z.union([Ids, z.int()]).exactOptional(),
});

const PileView = z.strictObject({
  pile: z.string(),
  /** The card that lies open; when a mixed pile is empty, the pile's own id. */
  card: z.string(),
  cost: z.int(),
  left: z.int(),
  /** Whether it can be bought and counts as an empty pile. */
  inSupply: z.boolean(),
  /** What it costs besides coins, if anything. */
  potions: z.int().exactOptional(),
  debt: z.int().exactOptional(),
  /** Which cards make it cheaper now, and by how many coins, also where that is more than it costs. */
  cheaper: Counts.exactOptional(),
  /** Whether the game ends if one more card of it is taken, and would not end without. */
  endsGame: z.literal(true).exactOptional(),
  /** Whether its card forbids the player whose turn it is to buy it now, whatever they can pay. */
  barred: z.literal(true).exactOptional(),
  /** What lies on it, in games in which something can. */
  tokens: Counts.exactOptional(),
});

const PublicSeat = z.strictObject({
  hand: z.int(),
  /** Whether there are cards in the deck; how many is secret. */
  deck: z.boolean(),
  /** The top card of the discard pile. */
  discard: z.string().nullable(),
  play: Ids,
  /** What the cards in play count as, in the same order. */
  playedAs: Ids,
  aside: Ids,
  turns: z.int(),
  waiting: z.array(WaitingView).readonly().exactOptional(),
  /** The cards that they gained in their last turn, or so far in the one going on, in games in which a card asks for it. */
  gained: Ids.exactOptional(),
  /** What lies on mats, in games that have some: cards, or how many; null if others may not even count them. */
  mats: z.record(Mat, z.union([Ids, z.int(), z.null()])).exactOptional(),
  /** What else is counted for the player, in games in which something is. */
  counters: Counts.exactOptional(),
});

/** What a seat may see of the game. Everything not named here stays on the server. */
export type View = engine.SeatView;
export const View = schemaFor<View>()(
  z.strictObject({
    onTurn: z.int(),
    phase: z.string(),
    actions: z.int(),
    buys: z.int(),
    coins: z.int(),
    /** Left out where there are none. */
    potions: z.int().exactOptional(),
    /** Whether the turn comes in addition. */
    extra: z.literal(true).exactOptional(),
    over: z.boolean(),
    /** How many piles of the supply are empty, and how many end the game. */
    emptyPiles: z.int(),
    emptyPilesToEnd: z.int(),
    supply: z.array(PileView).readonly(),
    /** Cards that are treasures in this game, though not in print. */
    treasures: Ids.exactOptional(),
    /** What lies on mats that all players share, in games that have some. */
    mats: Counts.exactOptional(),
    /** The cards that have been named this turn, by the card for which they were. */
    named: z.record(z.string(), Ids).readonly().exactOptional(),
    /** The cards played this turn that do something for the rest of it, and how many plays of each still do. */
    lasting: Counts.exactOptional(),
    trash: Counts,
    seats: z.array(PublicSeat).readonly(),
    /** What a player alone knows of their own cards; null for somebody who watches. */
    own: OwnSeat.nullable(),
    /** The seat for which this one decides now, if it is not its own. */
    controls: OwnSeat.exactOptional(),
  }),
);

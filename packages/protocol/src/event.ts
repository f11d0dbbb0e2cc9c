import type { SeenEvent } from '@provincia/engine';
import { z } from 'zod';
import { schemaFor } from './schema-for.ts';
import { Mat, Zone } from './zone.ts';

const Ids = z.array(z.string()).readonly();

const happening = {
  /** The seat it happened to. */
  player: z.int(),
  /** The card whose instructions caused it. */
  source: z.string().nullable(),
};
/** Left out are cards that the one who gets this may not see. */
const someCards = { ...happening, count: z.int(), cards: Ids.exactOptional() };
const openCards = { ...happening, cards: Ids };

const gameEvents = [
  z.strictObject({
    type: z.literal('turn'),
    ...happening,
    turn: z.int(),
    /** Whether the turn comes in addition. */
    extra: z.boolean().exactOptional(),
  }),
  z.strictObject({ type: z.literal('phase'), ...happening, phase: z.string() }),
  z.strictObject({
    type: z.literal('play'),
    ...openCards,
    /** Which time it is, if the same instruction plays the card once more. */
    again: z.int().exactOptional(),
  }),
  z.strictObject({ type: z.enum(['name', 'buy']), ...openCards }),
  z.strictObject({
    type: z.literal('gain'),
    ...openCards,
    to: Zone,
    /** Where it came from, if not from the supply. */
    from: z.literal('trash').exactOptional(),
  }),
  z.strictObject({
    type: z.literal('trash'),
    ...openCards,
    count: z.int(),
    /** Where they came from, if they were nobody's. */
    from: z.literal('supply').exactOptional(),
  }),
  z.strictObject({
    type: z.literal('discard'),
    ...someCards,
    /** The card that ended up on top, unless it is covered. */
    top: z.string().exactOptional(),
  }),
  z.strictObject({
    type: z.enum([
      'draw',
      'return',
      'reveal',
      'look',
      'set-aside',
      'put-in-hand',
      'put-on-deck',
      'put-in-deck',
    ]),
    ...someCards,
    /** The mat to which or from which they go, if it is one. */
    mat: Mat.exactOptional(),
  }),
  z.strictObject({ type: z.literal('pass'), ...someCards, receiver: z.int() }),
  z.strictObject({
    type: z.literal('plus'),
    ...happening,
    actions: z.int().exactOptional(),
    buys: z.int().exactOptional(),
    coins: z.int().exactOptional(),
    /** By how many coins cards are cheaper for the rest of the turn: all, or those of a type. */
    discount: z.int().exactOptional(),
    of: z.string().exactOptional(),
    potions: z.int().exactOptional(),
    /** What a card of the game lets count: `count` more of it, for the player or on the pile in `cards`. */
    counter: z.string().exactOptional(),
    count: z.int().exactOptional(),
    /** Whether they went from that pile to a mat that all players share. */
    shared: z.literal(true).exactOptional(),
    cards: Ids.exactOptional(),
  }),
  z.strictObject({ type: z.enum(['shuffle', 'put-deck-into-discard', 'clean-up', 'spared']), ...happening }),
  z.strictObject({ type: z.literal('over'), ...happening, winners: z.array(z.int()).readonly() }),
] as const;

const tableEvents = [
  z.strictObject({
    type: z.literal('undo'),
    player: z.int(),
    /** The number of the event from which on everything up to here no longer counts. */
    since: z.int(),
    /** Whether something became known in what no longer counts. */
    told: z.boolean(),
  }),
  z.strictObject({
    /** From here on the game is played by newer rules, from where no card was half resolved. */
    type: z.literal('new-rules'),
    player: z.int(),
    /** As with `undo`. */
    since: z.int(),
  }),
  z.strictObject({
    type: z.enum([
      'undo-asked',
      'undo-refused',
      'resigned',
      'out-of-time',
      'vacation',
      'stand-in',
      'back',
      'too-long',
    ]),
    player: z.int(),
  }),
] as const;

/** What happens at a table besides the game. */
export type TableEvent = z.infer<(typeof tableEvents)[number]>;

/** What happened in a game or at its table, as the one who gets it may see it. */
export type Event = SeenEvent | TableEvent;
export const Event = schemaFor<Event>()(z.discriminatedUnion('type', [...gameEvents, ...tableEvents]));

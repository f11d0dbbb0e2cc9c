import type * as engine from '@provincia/engine';
import { z } from 'zod';
import { schemaFor } from './schema-for.ts';
import { Zone } from './zone.ts';

/** What can be picked. An answer names it by its label; the rest says what it is. */
export type Choice = engine.Choice;
const label = { label: z.string(), count: z.int() };
const Choice = schemaFor<Choice>()(
  z.discriminatedUnion('verb', [
    z.strictObject({ ...label, verb: z.literal('treasures') }),
    z.strictObject({ ...label, verb: z.enum(['play', 'name', 'use', 'buy']), card: z.string() }),
    z.strictObject({
      ...label,
      verb: z.literal('pick'),
      card: z.string(),
      /** Where the card is, if not where the decision says. */
      place: z.literal('discard').exactOptional(),
    }),
    z.strictObject({ ...label, verb: z.literal('choose'), option: z.string() }),
    z.strictObject({ ...label, verb: z.enum(['pay', 'put']), number: z.int() }),
  ]),
);

/** A question: pick between `min` and `max` of these choices. */
export type Decision = Omit<engine.Decision, 'player'>;
export const Decision = schemaFor<Decision>()(
  z.strictObject({
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
    /** What the picks are for. */
    purpose: z.enum([
      'phase',
      'discard',
      'discard-two',
      'trash',
      'trash-two',
      'gain',
      'give',
      'play',
      'become',
      'put-on-deck',
      'put-in-hand',
      'set-aside',
      'put-on-mat',
      'return',
      'put-token',
      'put-deck-into-discard',
      'put-in-deck',
      'reveal',
      'pass',
      'choose',
      'name',
      'overpay',
      'react',
    ]),
    /** The card that the options are about, for which a place is asked, or whose gain can be answered. */
    about: z.string().nullable(),
    /** Where the cards to pick from are, and whose they are. */
    from: z.union([Zone, z.literal('trash')]).nullable(),
    of: z.int(),
    choices: z.array(Choice).readonly(),
    min: z.int(),
    max: z.int(),
    ordered: z.boolean(),
    /** What the cards may cost, at most or exactly, in questions about piles that have such a limit. */
    limit: z
      .strictObject({
        exactly: z.boolean(),
        coins: z.int(),
        potions: z.int().exactOptional(),
        debt: z.int().exactOptional(),
      })
      .exactOptional(),
    /** How many coins each of the cards costs now, where that matters. */
    costs: z.record(z.string(), z.int()).readonly().exactOptional(),
  }),
);

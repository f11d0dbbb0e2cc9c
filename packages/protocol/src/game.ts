import type * as engine from '@provincia/engine';
import { z } from 'zod';
import { Event } from './event.ts';
import { Result } from './result.ts';
import { schemaFor } from './schema-for.ts';

/** What a game starts from. With its answers it is the whole game. */
const Setup = schemaFor<engine.Setup>()(
  z.strictObject({
    rules: z.int(),
    seed: z.string(),
    players: z.int(),
    kingdom: z.array(z.string()).readonly(),
    first: z.int().exactOptional(),
    shelters: z.boolean().exactOptional(),
    landscapes: z.array(z.string()).readonly().exactOptional(),
  }),
);

/** A game to take along: while it runs what the reader has seen of it, afterwards everything. */
export const WholeGame = z.strictObject({
  setup: Setup.optional(),
  answers: z.array(z.array(z.string()).readonly()).readonly().optional(),
  events: z.array(Event),
  result: Result.optional(),
});

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
    colonies: z.boolean().exactOptional(),
    landscapes: z.array(z.string()).readonly().exactOptional(),
  }),
);

/** A whole game as one short string. */
export const PackedGame = z.strictObject({
  packed: z.string(),
  /** Whether it cannot be played again, because its rules are not known any more: its tape shows it. */
  taped: z.literal(true).exactOptional(),
});
export type PackedGame = z.infer<typeof PackedGame>;

/** A game that still runs, as its reader has seen it. */
export const RunningGame = z.strictObject({ events: z.array(Event) });

/** A whole game: from its setup and its answers it can be played again. */
export const FinishedGame = z.strictObject({
  setup: Setup,
  answers: z.array(z.array(z.string()).readonly()).readonly(),
  events: z.array(Event),
  result: Result,
});

import { z } from 'zod';
import { Event } from './sight.ts';
import { Table } from './table.ts';

const Setup = z.strictObject({
  rules: z.int(),
  seed: z.string(),
  players: z.int(),
  kingdom: z.array(z.string()).readonly(),
  first: z.int().exactOptional(),
  shelters: z.boolean().exactOptional(),
  landscapes: z.array(z.string()).readonly().exactOptional(),
});

/** A game that still runs, as its reader has seen it. */
export const RunningGame = z.strictObject({ events: z.array(Event) });

/** A whole game: from its setup and its answers it can be played again. */
export const FinishedGame = z.strictObject({
  setup: Setup,
  answers: z.array(z.array(z.string()).readonly()).readonly(),
  events: z.array(Event),
  result: Table.shape.result.unwrap(),
});

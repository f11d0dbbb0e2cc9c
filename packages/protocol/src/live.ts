import { z } from 'zod';
import { Table } from './table.ts';

/** A game that people play now and that everybody may watch. */
export const LiveTable = z.strictObject({
  ...Table.pick({ id: true, seats: true, kingdom: true, printed: true, clock: true, rated: true, late: true })
    .shape,
  started: z.iso.datetime(),
  /** Whose turn it is, and which of theirs. */
  onTurn: z.int(),
  turn: z.int(),
  /** The points of each seat as far as those can know them who watch. */
  points: z.array(z.int()),
  /** How many cards each pile of the supply has left. */
  piles: z.array(z.strictObject({ pile: z.string(), left: z.int() })),
  /** How many look on. */
  watching: z.int(),
});
export type LiveTable = z.infer<typeof LiveTable>;

export const LiveTables = z.strictObject({
  /** The best first. */
  tables: z.array(LiveTable),
});
export type LiveTables = z.infer<typeof LiveTables>;

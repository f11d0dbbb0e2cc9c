import { z } from 'zod';
import { Sight, SightChange } from './sight.ts';

/**
 * What was to be seen of a game, step by step. A game is shown from its tape where nobody knows the rules any more by which
 * it was played.
 */
export const Tape = z.strictObject({
  /** By step, the points of each seat as the rules counted them. */
  points: z.array(z.array(z.int())),
  /** For those who only watch, and then for each seat: how it stood at first, and what each answer changed. */
  seen: z.array(z.strictObject({ first: Sight, changes: z.array(SightChange) })),
});
export type Tape = z.infer<typeof Tape>;

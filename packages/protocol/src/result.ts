import { z } from 'zod';

/** How a game ended; by seat the points and the turns. */
export const Result = z.strictObject({
  winners: z.array(z.int()),
  points: z.array(z.int()),
  turns: z.array(z.int()),
  /** How many times each seat was helped; left out if nobody was. */
  hints: z.array(z.int()).exactOptional(),
});

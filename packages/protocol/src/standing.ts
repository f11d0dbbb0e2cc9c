import { z } from 'zod';

/** How well somebody plays, on the scale that other games have made familiar: a newcomer has 1500 ± 350. */
export const Standing = z.strictObject({
  rating: z.int(),
  /** How far off the rating may well be. It shrinks with every game. */
  deviation: z.int(),
  /** Whether the deviation is still so large that the rating says little. */
  provisional: z.boolean(),
});
export type Standing = z.infer<typeof Standing>;

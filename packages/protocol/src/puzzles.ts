import { z } from 'zod';

const Time = z.iso.datetime();
const PuzzleId = z.string().regex(/^[0-9a-z]{1,13}$/, 'A puzzle id is up to 13 letters and digits.');

/** The first answers that somebody gave to puzzles, on a device that may have been without a connection. */
export const GivenTries = z.strictObject({
  tries: z
    .array(
      z.strictObject({
        puzzle: PuzzleId,
        /** Labels of choices. */
        picks: z
          .array(z.string().max(60, 'A label is at most 60 characters.'))
          .max(60, 'That is too many picks.'),
        /** When it was answered, by the clock of the device. */
        at: Time,
      }),
    )
    .min(1, 'There is nothing to keep.')
    .max(50, 'At most 50 answers at a time.'),
});
export type GivenTries = z.infer<typeof GivenTries>;

/** The first answer that somebody gave to a puzzle, or the first on its day: only these count. */
export const PuzzleTry = z.strictObject({
  puzzle: z.string(),
  at: Time,
  solved: z.boolean(),
  /** The day of which it was the puzzle when it was answered, counted from 1970 by UTC; null if it was of none. */
  day: z.int().nullable(),
});
export type PuzzleTry = z.infer<typeof PuzzleTry>;

export const PuzzleTries = z.strictObject({ tries: z.array(PuzzleTry) });
export type PuzzleTries = z.infer<typeof PuzzleTries>;

/** A game is over after so many answers: nobody plays that long, and whoever reads it plays them all again. */
export const MOST_ANSWERS = 5000;
/** How often each seat may undo, or ask to. */
export const MOST_UNDOS = 250;
/** After so many answers, those that were undone included, nothing can be undone any more. */
export const MOST_STEPS = 2 * MOST_ANSWERS;
/** So much of the way of an answer is not counted at most, in milliseconds. */
export const MOST_LAG = 500;
/** After so many entries only what brings the game nearer to its end is written down. */
export const MOST_ENTRIES = 20_000;

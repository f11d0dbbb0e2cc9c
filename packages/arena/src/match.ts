export const seatings = ['alternate', 'fixed', 'random'] as const;
/** Who sits where: places change game by game, stay as they were named, or are drawn. */
export type Seating = (typeof seatings)[number];

/** Who plays: a strategy that comes with the program, a level, or the text of a strategy. Any thread can make the bot. */
export type Contestant = { readonly id: string } | { readonly level: string } | { readonly text: string };

/** Games of the same players on the same kingdom; plain data that goes to other threads. */
export interface Match {
  readonly players: readonly Contestant[];
  /** As bots see it: with Platinum and Colony among its piles where they are used. */
  readonly kingdom: readonly string[];
  readonly seating: Seating;
  readonly seed: string;
}

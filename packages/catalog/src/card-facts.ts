export type CardType =
  | 'action'
  | 'treasure'
  | 'victory'
  | 'curse'
  | 'attack'
  | 'reaction'
  | 'looter'
  | 'knight'
  | 'ruins'
  | 'shelter';

export const sets = ['base', 'intrigue', 'dark-ages'] as const;

export type CardSet = (typeof sets)[number];

/** What is known of a card without its words. */
export interface Facts {
  readonly set: CardSet;
  /** The printings of its set that have it. */
  readonly editions: readonly number[];
  readonly cost: number;
  readonly types: readonly CardType[];
  /** One of the ten, in every game, beside the supply, in the starting decks, in a mixed pile, or brought by others. */
  readonly home: 'kingdom' | 'basic' | 'outside' | 'shelter' | 'mixed' | 'brought';
  /** How many its pile has with 2, 3, 4, 5 and 6 players, or the mixed pile it is in. Shelters have none. */
  readonly pile?: readonly number[] | 'knights' | 'ruins';
  /** What it is worth as a treasure. */
  readonly coins?: number;
  readonly points?: number | 'varies';
}

import { library } from '@provincia/cards';
import type { View } from '@provincia/engine';

/** Whether a line of a strategy applies now. */
export type Condition = (view: View) => boolean;

/** One line of what to buy. */
export interface BuyLine {
  /** The id of the pile. */
  readonly pile: string;
  /** Null if it always applies. */
  readonly when: Condition | null;
}

/** A plan for a game, as a player writes it down in a text file. */
export interface Strategy {
  /** The name of its file, without folder and ending. */
  readonly id: string;
  readonly name: string;
  /** One sentence about it, if there is one. */
  readonly description: string | null;
  /** The first line that applies and can be paid is bought, again while buys are left. */
  readonly buy: readonly BuyLine[];
  /** The actions that are played first, in this order. */
  readonly play: readonly string[];
  /** The piles it buys from that are not in every game: it is at home in kingdoms that have them all. */
  readonly piles: readonly string[];
}

/** Of the piles that lines buy from those that are not in every game, each once. */
export function boughtFrom(piles: readonly string[]): readonly string[] {
  return [...new Set(piles)].filter((id) => library.findPile(id)?.home !== 'basic');
}

import { library } from '@provincia/cards';
import type { Expression } from './expression.ts';

/** A card of a strategy, and when it is meant. */
export interface Line {
  /** The id of the card or of its pile; that of a mixed pile stands for all its cards. */
  readonly card: string;
  /** Null if it always applies. */
  readonly when: Expression | null;
}

/** A plan for a game, as a player writes it down in a text file. Plain data. */
export interface Strategy {
  /** The name of its file, without folder and ending. */
  readonly id: string;
  readonly name: string;
  /** One sentence about it, if there is one. */
  readonly description: string | null;
  /** The first line that applies and can be paid is bought, again while buys are left. */
  readonly buy: readonly Line[];
  /** What to gain before all that is bought, where a card gives the choice. */
  readonly gain: readonly Line[];
  /** What to trash of the own cards, where a card gives the choice. */
  readonly trash: readonly Line[];
  /** The actions that are played first, in this order. */
  readonly play: readonly Line[];
  /** The piles it buys from that are not in every game: it is at home in kingdoms that have them all. */
  readonly piles: readonly string[];
}

/** Of the piles that lines buy from those that are not in every game, each once. */
export function boughtFrom(piles: readonly string[]): readonly string[] {
  return [...new Set(piles)].filter((id) => library.findPile(id)?.home !== 'basic');
}

/** A strategy that nobody has named or described: a plan of the program's own. */
export function planWith(
  lists: Pick<Strategy, 'buy'> & Partial<Pick<Strategy, 'gain' | 'trash' | 'play'>>,
): Strategy {
  const piles = boughtFrom(lists.buy.map(({ card }) => card));
  return { id: 'plan', name: 'Plan', description: null, gain: [], trash: [], play: [], ...lists, piles };
}

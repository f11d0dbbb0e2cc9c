import type { Card, Decision, MixedPile, Purpose } from '@provincia/engine';

/** What a card is good for, where neither its types nor what it gives say so. */
export type Role =
  | 'village'
  | 'draw'
  | 'buy'
  | 'trasher'
  | 'gainer'
  | 'remodeler'
  | 'curser'
  | 'thief'
  | 'discarder'
  | 'defence';

/** What a player knows of a card before they look at the game at hand. */
export interface Hints {
  /** What a deck has of one copy in the middle of a game, on the scale of prices: Silver is 3, Gold is 6. */
  readonly worth: number;
  /** What playing an action usually does for its player, in coins; a drawn card counts as one. */
  readonly power?: number;
  /** Actions it usually gives back, and cards it usually draws, where that is not what it gives at once. */
  readonly actions?: number;
  readonly cards?: number;
  /** Makes everything cheaper: several in one turn may buy all that is left. */
  readonly discounts?: true;
  /** Among cards that give an action back, the higher ones are played first. */
  readonly order?: number;
  /** Of several that do something at the start of a turn, the higher ones go first: what takes cards goes last. */
  readonly later?: number;
  /** What its owner gets out of seeing it trashed, on the scale of `worth`. */
  readonly whenTrashed?: number;
  /** Whether the attack is on hands, from which good cards can be saved, or on decks. */
  readonly attacks?: 'hand' | 'deck';
}

/** A reason that stands below a question: the name of a sentence, with its amounts. */
type Why = string | readonly [sentence: string, amounts: Readonly<Record<string, number>>];

/** The name of a phrase, or a card to gain. */
type Phrase = string | { readonly gain: string; readonly to?: 'hand' };

/** What a sentence has to know of a card's question beyond what the decision says. */
export interface Asking {
  /** Which cards can be chosen, if not all. */
  readonly noun?: 'action' | 'treasure' | 'victory' | 'attack' | 'supplyAction';
  /** Where a gained card goes, if not to the discard pile. */
  readonly to?: 'hand' | 'deck' | 'aside';
  /** How often a card is played, if more than once. */
  readonly times?: 2 | 3;
  /** Asked because the card was revealed or trashed, not because somebody played it. */
  readonly unplayed?: true;
  /** What an option says on its button, if that is not the phrase of its own name. */
  readonly options?: Readonly<Record<string, Phrase>>;
  /** What is done with the card in question if it is not discarded, or what is gained instead. */
  readonly no?: 'leave' | { readonly gain: string };
  readonly why?: readonly Why[];
}

/** A question of a card, by its purpose; by that and where the cards are, if it has several with that purpose. */
type QuestionName = Purpose | `${Purpose}-from-${NonNullable<Decision['from']>}`;

export type Questions = Readonly<Partial<Record<QuestionName, Asking>>>;

/** A card with all that is known of it: what it does, what it is for, and how it asks. */
export interface CardFile extends Card {
  readonly roles?: readonly Role[];
  /** For bots; there is none without. */
  readonly hints: Hints;
  /** What it asks. */
  readonly asks?: Questions;
  /** How it is used when something happens, if its player uses it; `apply` if nothing is done with the card itself. */
  readonly reactsBy?: 'reveal' | 'discard' | 'trash' | 'play' | 'put-on-deck' | 'apply';
  /** A treasure that uses something up, itself or another card: it is not played along with others. */
  readonly usesUp?: true;
  /** Does more with the first and with the second empty pile of the supply. */
  readonly growsWithEmptyPiles?: true;
  /** What may not be done this turn with a card that was named for it: buying it, or gaining it with this card. */
  readonly namingForbids?: 'buying' | 'gaining';
  /** Where its player may move a card that they gain. */
  readonly movesGainsTo?: readonly ('trash' | 'deck')[];
  /** With it in hand or in play treasures may bring more than is printed on them. */
  readonly raisesTreasures?: true;
  /** Its place among the plain piles with which a kingdom is filled up. */
  readonly fillsUp?: number;
}

/** A pile of different cards. */
export interface MixedFile extends MixedPile {
  readonly cards: readonly CardFile[];
  readonly roles?: readonly Role[];
}

/** All cards of a set, in the order in which they are shown. */
export interface SetFile {
  readonly id: string;
  readonly cards: readonly CardFile[];
  readonly mixed: readonly MixedFile[];
}

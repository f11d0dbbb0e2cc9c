import type { PlanTitle } from '@provincia/bots';

/** How bad an answer was: what it cost, and only where that is clear of chance. */
export const marks = ['fine', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Mark = (typeof marks)[number];

/** Why another answer is better, with what was measured. */
export type Reason =
  /** It ends the game at once and wins it. */
  | { readonly code: 'wins-now' }
  /** What was answered ends the game and loses it. */
  | { readonly code: 'loses-now' }
  /** The card that was taken hardly comes up any more: so often, in so many turns. */
  | { readonly code: 'hardly-used'; readonly card: string; readonly uses: number; readonly turns: number }
  /** The game ends with so many more points compared with the others. */
  | { readonly code: 'points'; readonly points: number }
  /** The game goes on for so many turns fewer. */
  | { readonly code: 'sooner'; readonly turns: number }
  /** So many turns more. */
  | { readonly code: 'later'; readonly turns: number }
  /** The plan wants it next. */
  | { readonly code: 'plan'; readonly plan: PlanTitle }
  /** It just wins more often. */
  | { readonly code: 'wins-more' };

/** An answer by the labels of its picks, and what is bought after it in the same turn. */
export interface Line {
  readonly picks: readonly string[];
  readonly more: readonly string[];
}

/** An answer with the share of imagined games that it won. */
export interface TriedLine extends Line {
  readonly chance: number;
  readonly games: number;
}

/** A decision of the game in which there was something to decide. */
export interface ReviewedDecision {
  /** Its number in the game. */
  readonly index: number;
  readonly seat: number;
  /** The turn in which it was, counted for whoever had it. */
  readonly turn: number;
  /** Whether it was about which action to play, what to buy, or a question of a card. */
  readonly about: 'action' | 'purchase' | 'card';
  readonly given: TriedLine;
  /** Null if nothing was found that is better. */
  readonly better: TriedLine | null;
  /** What the answer cost, from 0 to 1, and the standard error of that. */
  readonly loss: number;
  readonly error: number;
  readonly mark: Mark;
  /** Only of what is marked. */
  readonly reason: Reason | null;
  /** What else was tried, in fewer games. */
  readonly tried: readonly TriedLine[];
}

/** A turn, and how the chances changed from its beginning to that of the next one. */
export interface ReviewedTurn {
  /** The number of its first decision. */
  readonly index: number;
  readonly seat: number;
  readonly turn: number;
  /** For each seat its chance when the turn begins, as whoever has the turn can know it. */
  readonly chances: readonly number[];
  /** The standard error of the chance of whoever has the turn. */
  readonly error: number;
  /** What the player lost by actions and questions of cards, and by purchases; null where there was nothing to choose. */
  readonly lostInActions: number | null;
  readonly lostInPurchases: number | null;
  /** For each seat what changed otherwise: draws, shuffles, cards of others. */
  readonly luck: readonly number[];
}

/** How well somebody decided. */
export interface Precision {
  /** How many decisions there were, and what each cost on the average, from 0 to 1. */
  readonly decisions: number;
  readonly errorRate: number;
  /** From 0 to 100; null if there was nothing to decide. */
  readonly accuracy: number | null;
}

/** A player over the whole game. All figures but accuracy are chances from 0 to 1. */
export interface ReviewedPlayer extends Precision {
  /** What the player's answers cost; never above 0. */
  readonly skill: number;
  /** What the answers of the others gave them. */
  readonly others: number;
  readonly luck: number;
  /** The standard error of luck and skill: what is not the one is the other. */
  readonly error: number;
}

/** A card that somebody gets: from which of their turns on, and how many of it in the end. */
export interface Acquired {
  readonly card: string;
  readonly turn: number;
  readonly count: number;
}

/** A way to win in a kingdom. */
export interface Way {
  readonly plan: PlanTitle;
  /** How often to play it so that nobody can exploit it, from 0 to 1. */
  readonly weight: number;
  /**
   * The share of games that it wins against each of the ways, in their order; null against itself. With more players it is
   * one among others who all go the other way.
   */
  readonly shares: readonly (number | null)[];
  /** The same against those who buy only money and points. */
  readonly againstMoney: number;
  /** What it gets, in the order in which it comes. */
  readonly gets: readonly Acquired[];
}

/** What wins in a kingdom: the best ways that were found, the best first. */
export interface Ways {
  /** So many games each share comes from. */
  readonly games: number;
  readonly best: readonly Way[];
}

/** What can be said of a game. JSON. */
export interface Review {
  /** How much of the game has been looked at, from 0 to 1. */
  readonly progress: number;
  /** For each seat its chance before anything is dealt. */
  readonly start: readonly number[];
  readonly turns: readonly ReviewedTurn[];
  readonly decisions: readonly ReviewedDecision[];
  /** For each seat its share of the victory; null if the game is not over. */
  readonly result: readonly number[] | null;
  readonly players: readonly ReviewedPlayer[];
  readonly ways: Ways;
  /** For each seat what it got in the whole game. */
  readonly acquired: readonly (readonly Acquired[])[];
}

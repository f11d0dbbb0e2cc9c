import type { CoachWords } from '../text/en/coach.ts';

/** What a coach finds, as far as there are words for it. Whoever has more to say of it does not compile. */

/** How bad an answer was. */
export type Mark = keyof CoachWords['mark'];

/** What a decision is about. */
export type About = 'action' | 'purchase' | 'card';

/** An answer by the labels of its picks, and what is bought after it in the same turn, by ids. */
export interface Answered {
  readonly picks: readonly string[];
  readonly more: readonly string[];
}

/** A plan in short, as bots name it. */
export interface PlanTitle {
  readonly kind: keyof CoachWords['plan'];
  readonly card: string | null;
}

/** Why another answer is better, with what was measured. */
export type Reason =
  | { readonly code: 'wins-now' | 'loses-now' | 'wins-more' }
  | { readonly code: 'hardly-used'; readonly card: string; readonly uses: number; readonly turns: number }
  | { readonly code: 'points'; readonly points: number }
  | { readonly code: 'sooner' | 'later'; readonly turns: number }
  | { readonly code: 'plan'; readonly plan: PlanTitle };

/** What a player's answers cost them, and what luck gave them: shares of games, with the standard error. */
export interface Balance {
  readonly skill: number;
  readonly luck: number;
  readonly error: number;
}

/** A share of imagined games that was won. */
export interface Chance {
  readonly chance: number;
  readonly games: number;
}

/** What a player lost in a turn; null where there was nothing to choose. */
export interface Lost {
  readonly lostInActions: number | null;
  readonly lostInPurchases: number | null;
}

/** A card that somebody gets, by its id: from which of their turns on, and how many in the end. */
export interface Acquired {
  readonly card: string;
  readonly turn: number;
  readonly count: number;
}

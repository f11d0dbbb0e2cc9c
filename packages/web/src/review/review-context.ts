import type { CoachTranslation } from '@provincia/catalog';
import { createContext, use, useEffect } from 'react';
import type { ReviewState } from './review-source.ts';

/** The review of the game that is looked at. */
export interface ReviewScene {
  readonly state: ReviewState;
  /** How it is put into words; null until these are loaded. */
  readonly words: CoachTranslation | null;
  /** Has it made, unless that was done already. */
  readonly want: () => void;
  readonly again: () => void;
  /** The seat from whose mistakes somebody learns; null if nobody does. */
  readonly learning: number | null;
  readonly learn: (seat: number | null) => void;
}

export const ReviewContext = createContext<ReviewScene | null>(null);

/** What is known of the game. Whoever looks has it made. */
export function useReview(): ReviewScene {
  const scene = use(ReviewContext);
  if (scene === null) throw new Error('there is no review here');
  const { want } = scene;
  useEffect(want, [want]);
  return scene;
}

/** The words of the coach, inside of what is only shown once they are there. */
export function useCoachWords(): CoachTranslation {
  const words = use(ReviewContext)?.words;
  if (!words) throw new Error('the words of the coach are not loaded');
  return words;
}

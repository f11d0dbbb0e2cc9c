import { createContext, use, useEffect } from 'react';
import type { ReviewState } from './review-source.ts';

/** The review of the game that is looked at. */
export interface ReviewScene {
  readonly state: ReviewState;
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

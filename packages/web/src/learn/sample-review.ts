import type { Review } from '@provincia/coach/review';

/** A game that was played and reviewed, for a lesson to show. */
export interface SampleReview {
  /** Packed. */
  readonly game: string;
  /** The seat that is looked at as one's own. */
  readonly you: number;
  readonly review: Review;
}

export async function loadSample(name: string): Promise<SampleReview> {
  const { reviews } = await import('virtual:lesson-reviews');
  return reviews[name];
}

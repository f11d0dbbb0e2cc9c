import { useCallback, useEffect, useState } from 'react';
import { useCoachTranslation } from '../i18n/useCoachTranslation.ts';
import type { ReplayGame } from '../replay/game.ts';
import type { ReviewScene } from './review-context.ts';
import { startReview, unasked } from './review-source.ts';

type Reviewing = Pick<ReviewScene, 'state' | 'words' | 'want' | 'again'>;

/** Reviews a game once somebody wants to know: it takes a processor for a while. */
export function useReviewing(game: ReplayGame): Reviewing {
  const [state, setState] = useState(unasked);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => (attempts === 0 ? undefined : startReview(game, setState)), [game, attempts]);
  const want = useCallback(() => setAttempts((count) => Math.max(1, count)), []);
  const again = useCallback(() => setAttempts((count) => count + 1), []);
  return { state, words: useCoachTranslation(attempts > 0), want, again };
}

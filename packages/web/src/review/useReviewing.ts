import { type CoachTranslation, loadCoachTranslation } from '@provincia/catalog';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
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
  return { state, words: useWords(attempts > 0), want, again };
}

/** What a coach says in the chosen language. While another one is loaded the old one stays. */
function useWords(isWanted: boolean): CoachTranslation | null {
  const { language } = useTranslation();
  const [words, setWords] = useState<CoachTranslation | null>(null);
  useEffect(() => {
    let isLatest = isWanted;
    if (isWanted) void loadCoachTranslation(language).then((loaded) => isLatest && setWords(loaded));
    return () => {
      isLatest = false;
    };
  }, [language, isWanted]);
  return words;
}

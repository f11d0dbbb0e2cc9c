import { type CoachTranslation, loadCoachTranslation } from '@provincia/catalog';
import { useEffect, useState } from 'react';
import { useTranslation } from './TranslationProvider.tsx';

/** What a coach says in the chosen language; null until it is wanted and loaded. While another one is loaded the old one stays. */
export function useCoachTranslation(isWanted = true): CoachTranslation | null {
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

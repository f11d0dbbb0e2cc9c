import { type CardId, loadTranslation, type Translation } from '@provincia/catalog';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useSettings } from '../../settings/settings.ts';

/** The English name of a card, if the player wants to see it and it is another one. */
export function useEnglishName(id: CardId): string | null {
  const { language, cards } = useTranslation();
  const wanted = useSettings(({ englishNames }) => englishNames) && language !== 'en';
  const [english, setEnglish] = useState<Translation | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    // Without it the card can still be read.
    loadTranslation('en').then(
      (loaded) => here && setEnglish(loaded),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [wanted]);
  const name = wanted ? (english?.cards[id].name ?? null) : null;
  return name === cards[id].name ? null : name;
}

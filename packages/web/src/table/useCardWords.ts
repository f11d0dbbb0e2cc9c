import type { CardId } from '@provincia/catalog';
import { use, useCallback } from 'react';
import { AlsoTreasures, typesAmong } from '../card/types-in-game.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { cardWords } from './names.ts';

/** What is said of a card aloud, with the types that it has in this game and the price that counts now. */
export function useCardWords(): (id: CardId, cost?: number) => string {
  const translation = useTranslation();
  const alsoTreasures = use(AlsoTreasures);
  return useCallback(
    (id, cost) =>
      cardWords(translation, id, {
        types: typesAmong(alsoTreasures, id),
        ...(cost === undefined ? {} : { cost }),
      }),
    [translation, alsoTreasures],
  );
}

import { type Names, namesIn } from '@provincia/catalog';
import { useMemo } from 'react';
import { useLoaded } from '../api/useLoaded.ts';
import { useTranslation } from './TranslationProvider.tsx';

/** What cards are called in all languages; in the shown one alone until the others are loaded, or if they cannot be. */
export function useNames(): Names {
  const { cards } = useTranslation();
  const { value } = useLoaded('names', async () => (await import('@provincia/catalog/names')).allNames);
  const own = useMemo(() => namesIn([cards]), [cards]);
  return value ?? own;
}

import { languages, loadTranslation, type Translation } from '@provincia/catalog';
import { useLoaded } from '../api/useLoaded.ts';
import { useTranslation } from './TranslationProvider.tsx';

/** All languages; the one that is shown alone until the others are loaded, or if they cannot be. */
export function useTranslations(): readonly Translation[] {
  const own = useTranslation();
  const { value } = useLoaded('translations', () => Promise.all(languages.map(loadTranslation)));
  return value ?? [own];
}

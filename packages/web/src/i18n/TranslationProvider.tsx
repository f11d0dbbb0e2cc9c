import { type Language, loadTranslation, locales, type Translation } from '@provincia/catalog';
import { createContext, type ReactNode, use, useDeferredValue, useEffect } from 'react';
import { languageOf, useSettings } from '../settings/settings.ts';

const TranslationContext = createContext<Translation | null>(null);

const loading = new Map<Language, Promise<Translation>>();

/** Loads each language once. */
function translationFor(language: Language): Promise<Translation> {
  const known = loading.get(language) ?? loadTranslation(language);
  loading.set(language, known);
  return known;
}

/** Everything inside speaks the chosen language. While another one is loaded the old one stays. */
export function TranslationProvider({ children }: { readonly children: ReactNode }) {
  const language = useDeferredValue(useSettings(languageOf));
  const translation = use(translationFor(language));
  useEffect(() => {
    document.documentElement.lang = locales[translation.language];
  }, [translation]);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}

export function useTranslation(): Translation {
  const translation = use(TranslationContext);
  if (translation === null) throw new Error('there is no language here');
  return translation;
}

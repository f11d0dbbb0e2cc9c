import { type Language, loadTranslation, locales, type Translation } from '@provincia/catalog';
import { createContext, type ReactNode, use, useDeferredValue, useEffect } from 'react';
import { languageOf } from '../settings/chosen.ts';
import { useSettings } from '../settings/settings.ts';

export const TranslationContext = createContext<Translation | null>(null);

const loading = new Map<Language, Promise<Translation>>();
const loaded = new Map<Language, Translation>();

/** Loads each language once. */
export function translationFor(language: Language): Promise<Translation> {
  const known = loading.get(language) ?? loadTranslation(language).then(keep);
  loading.set(language, known);
  return known;
}

function keep(translation: Translation): Translation {
  loaded.set(translation.language, translation);
  return translation;
}

/** Everything inside speaks the chosen language. While another one is loaded the old one stays. */
export function TranslationProvider({ children }: { readonly children: ReactNode }) {
  const language = useDeferredValue(useSettings(languageOf));
  // What is there is used at once: to wait for it would show, for a moment, that one waits.
  const translation = loaded.get(language) ?? use(translationFor(language));
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

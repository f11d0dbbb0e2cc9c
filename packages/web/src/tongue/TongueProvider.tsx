import { type Language, loadTongue, locales, type Tongue } from '@provincia/catalog';
import { createContext, type ReactNode, use, useDeferredValue, useEffect } from 'react';
import { languageOf, useSettings } from '../settings/settings.ts';

const TongueContext = createContext<Tongue | null>(null);

const loading = new Map<Language, Promise<Tongue>>();

/** Loads each language once. */
function tongueFor(language: Language): Promise<Tongue> {
  const known = loading.get(language) ?? loadTongue(language);
  loading.set(language, known);
  return known;
}

/** Everything inside speaks the chosen language. While another one is loaded the old one stays. */
export function TongueProvider({ children }: { readonly children: ReactNode }) {
  const language = useDeferredValue(useSettings(languageOf));
  const tongue = use(tongueFor(language));
  useEffect(() => {
    document.documentElement.lang = locales[tongue.language];
  }, [tongue]);
  return <TongueContext value={tongue}>{children}</TongueContext>;
}

export function useTongue(): Tongue {
  const tongue = use(TongueContext);
  if (tongue === null) throw new Error('there is no language here');
  return tongue;
}

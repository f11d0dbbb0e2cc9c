import { languages, loadTranslation, type Translation } from '@provincia/catalog';
import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/TranslationProvider.tsx';

let loading: Promise<readonly Translation[]> | undefined;

/** All languages, for finding names; the one that is shown alone until the others are loaded. */
export function useTranslations(): readonly Translation[] {
  const own = useTranslation();
  const [all, setAll] = useState<readonly Translation[] | null>(null);
  useEffect(() => {
    loading ??= Promise.all(languages.map(loadTranslation)).catch((reason) => {
      loading = undefined;
      throw reason;
    });
    let here = true;
    // Without them names are still found in the own language.
    void loading.then((loaded) => here && setAll(loaded)).catch(() => {});
    return () => {
      here = false;
    };
  }, []);
  return all ?? [own];
}

import type { Language } from '@provincia/catalog';
import type { Rulebook } from '@provincia/catalog/rulebook';
import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/TranslationProvider.tsx';

const load: Readonly<Record<Language, () => Promise<{ readonly default: Rulebook }>>> = {
  en: () => import('@provincia/catalog/rulebook/en.md'),
  es: () => import('@provincia/catalog/rulebook/es.md'),
  pt: () => import('@provincia/catalog/rulebook/pt.md'),
  de: () => import('@provincia/catalog/rulebook/de.md'),
};

/** The rules in the chosen language; null until they are loaded. While another one is loaded the old one stays. */
export function useRulebook(): Rulebook | null {
  const { language } = useTranslation();
  const [book, setBook] = useState<Rulebook | null>(null);
  useEffect(() => {
    let isLatest = true;
    void load[language]().then((loaded) => isLatest && setBook(loaded.default));
    return () => {
      isLatest = false;
    };
  }, [language]);
  return book;
}

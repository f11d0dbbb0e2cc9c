import { type Glossary, loadGlossary } from '@provincia/catalog';
import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/TranslationProvider.tsx';

/** The glossary in the chosen language; null until it is loaded. */
export function useGlossary(): Glossary | null {
  const { language } = useTranslation();
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly glossary: Glossary }>();
  useEffect(() => {
    let isLatest = true;
    void loadGlossary(language).then((glossary) => isLatest && setLoaded({ of: language, glossary }));
    return () => {
      isLatest = false;
    };
  }, [language]);
  // The words of another language would be found where they mean nothing.
  return loaded?.of === language ? loaded.glossary : null;
}

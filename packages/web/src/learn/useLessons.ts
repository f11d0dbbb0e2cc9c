import type { Language } from '@provincia/catalog';
import type { Lesson } from '@provincia/lessons/lesson';
import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/TranslationProvider.tsx';

type Lessons = readonly Lesson[];

/** Each language is a file of its own. */
const load: Readonly<Record<Language, () => Promise<{ readonly lessons: Lessons }>>> = {
  en: () => import('virtual:lessons/en'),
  es: () => import('virtual:lessons/es'),
  pt: () => import('virtual:lessons/pt'),
  de: () => import('virtual:lessons/de'),
};

/** All lessons in the chosen language; null until they are loaded. While another one is loaded the old one stays. */
export function useLessons(): Lessons | null {
  const { language } = useTranslation();
  const [lessons, setLessons] = useState<Lessons | null>(null);
  useEffect(() => {
    let isLatest = true;
    void load[language]().then((loaded) => isLatest && setLessons(loaded.lessons));
    return () => {
      isLatest = false;
    };
  }, [language]);
  return lessons;
}

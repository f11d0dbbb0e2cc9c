import { createTranslator } from 'use-intl/core';
import { type Language, locales } from './languages.ts';
import type { Teaching } from './text/en/teaching.ts';

/** Something that is explained when it happens for the first time. */
export type ExplanationId = keyof Teaching['explain'];

export type TeachingWords = ReturnType<typeof translator>;

/** Only who plays a first game needs them, so that they are no part of a translation. */
export async function loadTeachingWords(language: Language): Promise<TeachingWords> {
  const { teaching } = await load[language]();
  return translator(language, teaching);
}

function translator(language: Language, teaching: Teaching) {
  return createTranslator({ locale: locales[language], messages: teaching });
}

const load: Readonly<Record<Language, () => Promise<{ readonly teaching: Teaching }>>> = {
  en: () => import('./text/en/teaching.ts'),
  es: () => import('./text/es/teaching.ts'),
  pt: () => import('./text/pt/teaching.ts'),
  de: () => import('./text/de/teaching.ts'),
};

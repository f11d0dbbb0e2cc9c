import { createTranslator } from 'use-intl/core';
import { type Language, locales } from './languages.ts';
import type { Mistakes } from './text/en/mistakes.ts';

/** What is wrong in the text of a strategy: a code, and what the sentence about it names. */
export interface Mistake {
  readonly code: keyof Mistakes;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Puts a mistake into words: one line, whatever stands in the text. Does not compile as long as a code has none. */
export type MistakeWords = (mistake: Mistake) => string;

/** Only who writes strategies needs them, so that they are no part of a translation. */
export async function loadMistakeWords(language: Language): Promise<MistakeWords> {
  const { mistakes } = await load[language]();
  return mistakeWords(language, mistakes);
}

export function mistakeWords(language: Language, mistakes: Mistakes): MistakeWords {
  const say = createTranslator({ locale: locales[language], messages: mistakes });
  return ({ code, values }) => say(code, values).replaceAll(/\s+/g, ' ');
}

const load: Readonly<Record<Language, () => Promise<{ readonly mistakes: Mistakes }>>> = {
  en: () => import('./text/en/mistakes.ts'),
  es: () => import('./text/es/mistakes.ts'),
  pt: () => import('./text/pt/mistakes.ts'),
  de: () => import('./text/de/mistakes.ts'),
};

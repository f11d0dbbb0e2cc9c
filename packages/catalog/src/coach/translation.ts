import { createTranslator } from 'use-intl/core';
import { loadTexts, type Translation } from '../language.ts';
import { type Language, locales } from '../languages.ts';
import type { CoachWords } from '../text/en/coach.ts';

/** A translation with the words of the coach, which only reviews and hints need. */
export interface CoachTranslation extends Translation {
  readonly say: Translation['say'] & CoachSay;
}

type CoachSay = ReturnType<typeof coachTranslator>;

export async function loadCoachTranslation(language: Language): Promise<CoachTranslation> {
  const [{ cards, grammar, words }, coach] = await Promise.all([
    loadTexts(language),
    loadCoachWords(language),
  ]);
  const say = createTranslator({ locale: locales[language], messages: { ...words, ...coach } });
  return { language, cards, grammar, say };
}

/** What a coach has to say in a language, as it is written. */
export function loadCoachWords(language: Language): Promise<CoachModule> {
  return load[language]();
}

interface CoachModule {
  readonly coach: CoachWords;
}

const load: Readonly<Record<Language, () => Promise<CoachModule>>> = {
  en: () => import('../text/en/coach.ts'),
  es: () => import('../text/es/coach.ts'),
  pt: () => import('../text/pt/coach.ts'),
  de: () => import('../text/de/coach.ts'),
};

function coachTranslator(language: Language, coach: CoachWords) {
  return createTranslator({ locale: locales[language], messages: { coach } });
}

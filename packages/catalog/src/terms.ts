import type { Language } from './languages.ts';
import { terms as de } from './text/de/terms.ts';
import { terms as en } from './text/en/terms.ts';
import { terms as es } from './text/es/terms.ts';
import { terms as pt } from './text/pt/terms.ts';
import { type TermBase, wrongWords } from './text/term.ts';

const termsOf: Readonly<Record<Language, TermBase>> = { en, es, pt, de };

/** The words in a text that are called otherwise in its language, each with the one to use. Names of cards must not be in it. */
export function wrongTerms(language: Language, text: string): { wrong: string; right: string }[] {
  return wrongWords(text, termsOf[language]);
}

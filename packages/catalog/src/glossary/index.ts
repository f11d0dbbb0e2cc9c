import type { Language } from '../languages.ts';
import type { Glossary } from './entry.ts';

const load: Readonly<Record<Language, () => Promise<{ readonly glossary: Glossary }>>> = {
  en: () => import('../text/en/glossary.ts'),
  es: () => import('../text/es/glossary.ts'),
  pt: () => import('../text/pt/glossary.ts'),
  de: () => import('../text/de/glossary.ts'),
};

/** What the words of the game mean, in one language: a file of its own, which is loaded when somebody reads. */
export async function loadGlossary(language: Language): Promise<Glossary> {
  return (await load[language]()).glossary;
}

import { createTranslator } from 'use-intl/core';
import { loadTexts, type Translation } from './language.ts';
import { type Language, locales } from './languages.ts';
import { loadStrategyTexts } from './strategies.ts';
import { type Command, command as en } from './text/en/command/index.ts';
import type { Problem } from './text/en/command/problem.ts';
import type { StrategyTexts } from './text/strategy-texts.ts';

/** A translation with the words of the `provincia` command, which no browser loads. */
export interface CommandTranslation extends Translation {
  readonly say: Translation['say'] & CommandSay;
  /** What the strategies that come with the program are called. */
  readonly strategies: StrategyTexts;
}

type CommandSay = ReturnType<typeof commandTranslator>;

export async function loadCommandTranslation(language: Language): Promise<CommandTranslation> {
  const [{ cards, grammar, words }, command, strategies] = await Promise.all([
    loadTexts(language),
    load[language](),
    loadStrategyTexts(language),
  ]);
  const say = createTranslator({ locale: locales[language], messages: { ...words, ...command } });
  return { language, cards, grammar, say, strategies };
}

const load: Readonly<Record<Language, () => Promise<{ readonly command: Command }>>> = {
  en: async () => ({ command: en }),
  es: () => import('./text/es/command/index.ts'),
  pt: () => import('./text/pt/command/index.ts'),
  de: () => import('./text/de/command/index.ts'),
};

function commandTranslator(language: Language, command: Command) {
  return createTranslator({ locale: locales[language], messages: { command } });
}

/** The keys of a group of the help. */
export type HelpKey<Group extends 'about' | 'option' | 'need'> = keyof (typeof en)['help'][Group];

/** A sentence by its code, with what it names. */
export interface Said {
  readonly code: keyof Problem;
  readonly values?: Readonly<Record<string, string | number | List>>;
}

/** Words that a sentence counts up. */
export interface List {
  readonly words: readonly string[];
  readonly join: 'and' | 'or';
  /** Whether each stands in quotes: it was typed, or can be. */
  readonly quoted?: boolean;
}

/** Why something was refused, in the words of the language. */
export function saidIn({ language, say }: Speaker, sentences: readonly Said[]): string {
  return sentences
    .map(({ code, values = {} }) => {
      const inWords = Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'object' ? listed(language, value) : value,
      ]);
      return say(`command.problem.${code}`, Object.fromEntries(inWords));
    })
    .join(' ');
}

interface Speaker {
  readonly language: Language;
  readonly say: CommandSay;
}

const english: Speaker = { language: 'en', say: commandTranslator('en', en) };

/** The same in English, for logs and for programs that speak nothing else. */
export function saidInEnglish(sentences: readonly Said[]): string {
  return saidIn(english, sentences);
}

const quotes: Readonly<Record<Language, readonly [before: string, after: string]>> = {
  en: ['"', '"'],
  es: ['«', '»'],
  pt: ['“', '”'],
  de: ['„', '“'],
};

const joins = { and: 'conjunction', or: 'disjunction' } as const;

/** "A, B and C" with the words and quotes of the language. */
export function listed(language: Language, { words, join, quoted = false }: List): string {
  const [before, after] = quotes[language];
  const items = quoted ? words.map((word) => before + word + after) : words;
  return new Intl.ListFormat(locales[language], { type: joins[join] }).format(items);
}

import { createTranslator } from 'use-intl/core';
import { type CoachTranslation, loadCoachWords } from './coach/translation.ts';
import { loadTexts } from './language.ts';
import { type Language, locales } from './languages.ts';
import { loadMistakeWords, type Mistake, type MistakeWords, mistakeWords } from './mistakes.ts';
import { loadStrategyTexts } from './strategies.ts';
import { type Command, command as en } from './text/en/command/index.ts';
import type { Problem } from './text/en/command/problem.ts';
import { mistakes as enMistakes } from './text/en/mistakes.ts';
import type { StrategyTexts } from './text/strategy-texts.ts';

/** A translation with the words of the `provincia` command, which no browser loads. */
export interface CommandTranslation extends CoachTranslation {
  readonly say: CoachTranslation['say'] & CommandSay;
  /** What the strategies that come with the program are called. */
  readonly strategies: StrategyTexts;
  readonly mistakeWords: MistakeWords;
}

type CommandSay = ReturnType<typeof commandTranslator>;

export async function loadCommandTranslation(language: Language): Promise<CommandTranslation> {
  const [{ cards, grammar, words }, coach, command, strategies, mistakeWords] = await Promise.all([
    loadTexts(language),
    loadCoachWords(language),
    load[language](),
    loadStrategyTexts(language),
    loadMistakeWords(language),
  ]);
  const messages = { ...words, ...coach, ...command };
  const say = createTranslator({ locale: locales[language], messages });
  return { language, cards, grammar, say, strategies, mistakeWords };
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
  readonly values?: Readonly<Record<string, string | number | List | Mistake>>;
}

/** Words that a sentence counts up. */
export interface List {
  readonly words: readonly string[];
  readonly join: 'and' | 'or';
  /** Whether each stands in quotes: it was typed, or can be. */
  readonly quoted?: boolean;
}

/** Why something was refused, in the words of the language. */
export function saidIn(speaker: Speaker, sentences: readonly Said[]): string {
  return sentences
    .map(({ code, values = {} }) => {
      const inWords = Object.entries(values).map(([name, value]) => [name, valueIn(speaker, value)]);
      return speaker.say(`command.problem.${code}`, Object.fromEntries(inWords));
    })
    .join(' ');
}

function valueIn({ language, mistakeWords }: Speaker, value: string | number | List | Mistake) {
  if (typeof value !== 'object') return value;
  return 'code' in value ? mistakeWords(value) : listed(language, value);
}

interface Speaker {
  readonly language: Language;
  readonly say: CommandSay;
  readonly mistakeWords: MistakeWords;
}

const english: Speaker = {
  language: 'en',
  say: commandTranslator('en', en),
  mistakeWords: mistakeWords('en', enMistakes),
};

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

import type { CardId } from '@provincia/cards/facts';
import { createTranslator } from 'use-intl/core';
import { isCardId } from './card-id.ts';
import { type Language, locales } from './languages.ts';
import { type Amount, type Part, parts } from './markup.ts';
import type { CardText } from './text/card-text.ts';
import type { Chronicle } from './text/en/chronicle.ts';
import type { ui } from './text/en/ui/index.ts';
import type { Words } from './text/en/words.ts';
import type { Grammar } from './text/noun.ts';
import type { WordsLike } from './text/word-table.ts';

/** All cards and words of one language. */
export interface Translation {
  readonly language: Language;
  readonly cards: Readonly<Record<CardId, CardText>>;
  readonly grammar: Grammar;
  readonly say: Say;
}

type Say = ReturnType<typeof translator>;

/** Each language is a file of its own to a bundler, so that a page loads only the one it shows. */
export async function loadTranslation(language: Language): Promise<Translation> {
  const { cards, grammar, words } = await loadTexts(language);
  return { language, cards, grammar, say: translator(language, words) };
}

/** What a language has to say, as it is written. */
export function loadTexts(language: Language): Promise<LanguageModule> {
  return load[language]();
}

interface LanguageModule {
  readonly cards: Readonly<Record<CardId, CardText>>;
  readonly grammar: Grammar;
  readonly words: Messages;
}

type Messages = Words & { readonly chronicle: Chronicle; readonly ui: WordsLike<typeof ui> };

const load: Readonly<Record<Language, () => Promise<LanguageModule>>> = {
  en: () => import('./text/en/index.ts'),
  es: () => import('./text/es/index.ts'),
  pt: () => import('./text/pt/index.ts'),
  de: () => import('./text/de/index.ts'),
};

function translator(language: Language, messages: Messages) {
  return createTranslator({ locale: locales[language], messages });
}

/** A text with its markup spelled out, as it is read aloud or printed. */
export function plainText(translation: Translation, text: string): string {
  return parts(text)
    .map((part) => plainPart(translation, part))
    .join('');
}

function plainPart(translation: Translation, part: Part): string {
  if (part.kind === 'words') return part.words;
  return part.kind === 'card' ? cardForm(translation, part) : amountWords(translation, part);
}

/** What a card is called; what the catalog does not know goes by its id. */
export function cardName({ cards }: Translation, id: string): string {
  return isCardId(id) ? cards[id].name : id;
}

/** The names of cards in a list: "Copper, Silver and Gold". */
export function listOf(translation: Translation, ids: readonly string[]): string {
  return listFormat(translation).format(ids.map((id) => cardName(translation, id)));
}

const listFormats = new Map<Language, Intl.ListFormat>();

/** "A, B and C", with the "and" of the language. */
export function listFormat({ language }: Translation): Intl.ListFormat {
  const format = listFormats.get(language) ?? new Intl.ListFormat(locales[language]);
  listFormats.set(language, format);
  return format;
}

/** A card's name as the sentence around it needs it. */
export function cardForm({ cards }: Translation, { id, form }: Extract<Part, { kind: 'card' }>): string {
  return form ?? cards[id].name;
}

/** "+1 action", "4 coins". */
export function amountWords({ say }: Translation, part: Amount): string {
  return say(`amount.${part.sign}`, { amount: amountText(part), count: Math.abs(part.amount) });
}

/** "+1", "4", "−1". */
export function amountText({ amount, plus }: Pick<Amount, 'amount' | 'plus'>): string {
  return `${amount < 0 ? '−' : plus ? '+' : ''}${Math.abs(amount)}`;
}

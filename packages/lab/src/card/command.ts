import {
  cardIds,
  type Language,
  languages,
  loadTranslation,
  nameFinder,
  type Translation,
} from '@provincia/catalog';
import { type Options, Refusal, type Value } from '@provincia/command';
import { didYouMean } from '../input/nearest.ts';
import { outputStyle, print } from '../output.ts';
import { listOf } from '../play/names.ts';
import { cardLines } from './lines.ts';

/** `provincia card`: a card with its rulings, found by its name in any language. */
export async function card(name: string, options: Options): Promise<number> {
  const language = languageOption(options.lang);
  const translations = await Promise.all(languages.map(loadTranslation));
  const id = nameFinder(translations)(name);
  if (id === undefined) throw unknownCard(name, translations);
  const translation = translations.find((one) => one.language === language) as Translation;
  print(...cardLines(id, translation, outputStyle()));
  return 0;
}

function languageOption(typed: Value): Language {
  if (typed === undefined) return 'en';
  const language = languages.find((one) => one === typed);
  if (language === undefined)
    throw new Refusal(`--lang is one of ${listOf(languages, 'or')}, not "${typed}".`);
  return language;
}

function unknownCard(name: string, translations: readonly Translation[]): Refusal {
  if (name === '') return new Refusal('Which card? Name one, as in "provincia card moat".');
  const names = new Set(translations.flatMap(({ cards }) => cardIds.map((id) => cards[id].name)));
  return new Refusal(`There is no card "${name}".${didYouMean(name, [...names])}`);
}

import { type Language, languages, loadTranslation, nameFinder } from '@provincia/catalog';
import { allNames } from '@provincia/catalog/names';
import { type Options, Refusal, type Value } from '@provincia/command';
import { didYouMean } from '../input/nearest.ts';
import { outputStyle, print } from '../output.ts';
import { listOf } from '../play/names.ts';
import { cardLines } from './lines.ts';

/** `provincia card`: a card with its rulings, found by its name in any language. */
export async function card(name: string, options: Options): Promise<number> {
  const language = languageOption(options.lang);
  const id = nameFinder(allNames)(name);
  if (id === undefined) throw unknownCard(name);
  print(...cardLines(id, await loadTranslation(language), outputStyle()));
  return 0;
}

function languageOption(typed: Value): Language {
  if (typed === undefined) return 'en';
  const language = languages.find((one) => one === typed);
  if (language === undefined)
    throw new Refusal(`--lang is one of ${listOf(languages, 'or')}, not "${typed}".`);
  return language;
}

function unknownCard(name: string): Refusal {
  if (name === '') return new Refusal('Name a card, as in "provincia card moat".');
  const names = new Set(Object.values(allNames).flat());
  return new Refusal(`There is no card "${name}".${didYouMean(name, [...names])}`);
}

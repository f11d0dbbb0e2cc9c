import { cardIds, type Language, languages, loadTongue, nameFinder, type Tongue } from '@provincia/catalog';
import { didYouMean } from '../input/nearest.ts';
import { Refusal } from '../input/refusal.ts';
import { outputStyle, print } from '../output.ts';
import { listOf } from '../play/names.ts';
import type { Options } from '../sim/options.ts';
import { cardLines } from './lines.ts';

/** `provincia card`: a card with its rulings, found by its name in any language. */
export async function card(name: string, options: Options): Promise<number> {
  const language = languageOption(options.lang);
  const tongues = await Promise.all(languages.map(loadTongue));
  const id = nameFinder(tongues)(name);
  if (id === undefined) throw unknownCard(name, tongues);
  const tongue = tongues.find((one) => one.language === language) as Tongue;
  print(...cardLines(id, tongue, outputStyle()));
  return 0;
}

function languageOption(typed: unknown): Language {
  if (typed === undefined) return 'en';
  const language = languages.find((one) => one === typed);
  if (language === undefined)
    throw new Refusal(`--lang is one of ${listOf(languages, 'or')}, not "${typed}".`);
  return language;
}

function unknownCard(name: string, tongues: readonly Tongue[]): Refusal {
  if (name === '') return new Refusal('Which card? Name one, as in "provincia card moat".');
  const names = new Set(tongues.flatMap(({ cards }) => cardIds.map((id) => cards[id].name)));
  return new Refusal(`There is no card "${name}".${didYouMean(name, [...names])}`);
}

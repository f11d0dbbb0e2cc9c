import type { CommandTranslation } from '@provincia/catalog/command';
import { allNames } from '@provincia/catalog/names';
import { type Refusal, refusal } from '@provincia/command';
import { cardFinder } from '../input/cards.ts';
import { didYouMean } from '../input/nearest.ts';
import { outputStyle, print } from '../output.ts';
import { cardLines } from './lines.ts';

/** `provincia card`: a card with its rulings, found by its name in any language. */
export function card(name: string, words: CommandTranslation): number {
  const id = cardFinder(words)(name);
  if (id === undefined) throw unknownCard(name);
  print(...cardLines(id, outputStyle(words)));
  return 0;
}

export function unknownCard(name: string): Refusal {
  if (name === '') return refusal('card-needed');
  const names = new Set(Object.values(allNames).flat());
  return refusal('no-card', { name }, ...didYouMean(name, [...names]));
}

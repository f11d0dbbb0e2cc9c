import type { CardId } from '@provincia/cards/facts';
import { cardIds } from './card-id.ts';
import type { Translation } from './language.ts';

/** Letters and digits with single hyphens between words, without accents: what names are compared by. */
export function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9ß]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Finds cards by their ids and by their names in all of these languages, however they are spelled. */
export function nameFinder(translations: readonly Translation[]): (name: string) => CardId | undefined {
  const found = new Map<string, CardId>();
  for (const { cards } of translations) for (const id of cardIds) found.set(plain(cards[id].name), id);
  for (const id of cardIds) found.set(id, id);
  return (name) => found.get(plain(name));
}

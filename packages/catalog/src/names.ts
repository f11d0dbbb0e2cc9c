import type { CardId } from '@provincia/cards/facts';
import { cardIds, isCardId } from './card-id.ts';
import type { CardText } from './text/card-text.ts';

/** All that each card is called. */
export type Names = Readonly<Record<CardId, readonly string[]>>;

/** What the cards are called in these languages, also by the names that they have or had in other printings. */
export function namesIn(languages: readonly Readonly<Record<CardId, CardText>>[]): Names {
  const namesOf = (id: CardId) => languages.flatMap(({ [id]: { name, also = [] } }) => [name, ...also]);
  return Object.fromEntries(cardIds.map((id) => [id, [...new Set(namesOf(id))]])) as unknown as Names;
}

/** Letters and digits with single hyphens between words, without accents: what names are compared by. */
export function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9ß]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Finds cards by their ids and by all of these names, however they are spelled. Two languages may have the same name for
 * different cards (“Explorador”): the first table that has it says which is meant. What is spelled just like an id is the id.
 */
export function nameFinder(...tables: readonly Names[]): (name: string) => CardId | undefined {
  const found = new Map<string, CardId>();
  for (const names of tables) {
    for (const id of cardIds) {
      for (const name of names[id].map(plain)) if (!found.has(name)) found.set(name, id);
    }
  }
  return (name) => (isCardId(name) ? name : found.get(plain(name)));
}

/** Whether a card is among those that somebody looks for who has typed this much of a name. */
export function nameSearch(names: Names, typed: string): (id: CardId) => boolean {
  const wanted = plain(typed);
  return (id) => wanted === '' || names[id].some((name) => plain(name).includes(wanted));
}

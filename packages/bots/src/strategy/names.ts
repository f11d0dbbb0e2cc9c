import { library } from '@provincia/cards';
import type { Kind } from '@provincia/engine';
import { closest, distance } from 'fastest-levenshtein';
import { Mistake } from './mistake.ts';

const pileIds = library.piles.map(({ id }) => id);
const cardIds = [...new Set([...library.kinds.map(({ id }) => id), ...pileIds])];

/** Whether there is a card or a pile with this id. */
export function isCard(id: string): boolean {
  return library.find(id) !== undefined || library.findPile(id) !== undefined;
}

/** The cards meant by an id: one, or all of a mixed pile. */
export function kindsOf(id: string, at: number): readonly Kind[] {
  const kind = library.find(id);
  if (kind !== undefined) return [kind];
  const pile = library.findPile(id);
  if (pile !== undefined) return pile.kinds;
  if (id === '') throw new Mistake(at, 'The id of a card is expected here.');
  throw new Mistake(at, `There is no card "${id}".${suggestion(id, cardIds)}`);
}

/** Checks that the id is that of a pile, in the supply or outside. */
export function checkPile(id: string, at: number): void {
  if (library.findPile(id) !== undefined) return;
  const [kind] = kindsOf(id, at);
  const mixed = library.piles.find(({ kinds }) => kinds.includes(kind));
  if (mixed === undefined) throw new Mistake(at, `"${id}" has no pile: it is only in starting decks.`);
  throw new Mistake(at, `"${id}" has no pile of its own: it lies in the pile "${mixed.id}".`);
}

/** Checks that the id is that of a pile that can be bought from. */
export function checkBuyable(id: string, at: number): void {
  checkPile(id, at);
  if (library.findPile(id)?.home === 'outside') {
    throw new Mistake(at, `"${id}" can never be bought: its pile is not in the supply.`);
  }
}

/** A question that follows a sentence about an unknown word, if one of the known ones comes close. */
export function suggestion(word: string, known: readonly string[]): string {
  const id = word.toLowerCase().replaceAll(/[\s_'’]+/g, '-');
  const nearest = closest(id, known);
  const near = id.length < 4 ? 1 : Math.max(2, id.length / 3);
  return distance(id, nearest) <= near ? ` Do you mean "${nearest}"?` : '';
}

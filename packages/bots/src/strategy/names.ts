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
export function cardsCalled(id: string): readonly Kind[] {
  const kind = library.find(id);
  return kind === undefined ? (library.findPile(id)?.kinds ?? []) : [kind];
}

/** Checks that the id is that of a card or a pile. */
export function checkCard(id: string, at: number): void {
  if (isCard(id)) return;
  if (id === '') throw new Mistake(at, 'card-expected');
  const near = nearest(id, cardIds);
  throw near === null ? new Mistake(at, 'no-card', { id }) : new Mistake(at, 'no-card-near', { id, near });
}

/** Checks that the id is that of a pile, in the supply or outside. */
export function checkPile(id: string, at: number): void {
  if (library.findPile(id) !== undefined) return;
  checkCard(id, at);
  const [kind] = cardsCalled(id);
  const mixed = library.piles.find(({ kinds }) => kinds.includes(kind));
  if (mixed === undefined) throw new Mistake(at, 'no-pile', { id });
  throw new Mistake(at, 'mixed-pile', { id, pile: mixed.id });
}

/** Checks that the id is that of a pile that can be bought from. */
export function checkBuyable(id: string, at: number): void {
  checkPile(id, at);
  if (library.findPile(id)?.home === 'outside') throw new Mistake(at, 'not-in-supply', { id });
}

/** Checks that the id is that of an action, or of a mixed pile of them. */
export function checkAction(id: string, at: number): void {
  checkCard(id, at);
  if (!cardsCalled(id).every(({ isAction }) => isAction))
    throw new Mistake(at, 'not-an-action', { card: id });
}

/** The known word that an unknown one may mean, if one comes close. */
export function nearest(word: string, known: readonly string[]): string | null {
  const id = word.toLowerCase().replaceAll(/[\s_'’]+/g, '-');
  const near = closest(id, known);
  return distance(id, near) <= (id.length < 4 ? 1 : Math.max(2, id.length / 3)) ? near : null;
}

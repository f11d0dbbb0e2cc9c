import { library } from '@provincia/cards';
import type { Kind, Owned, View } from '@provincia/engine';

/** Own cards that a condition takes for gone already: those picked so far, where several are to be trashed. */
export interface Gone {
  readonly kinds: readonly Kind[];
  readonly fromHand: boolean;
}

/** Everywhere else. */
export const NOTHING: Gone = { kinds: [], fromHand: false };

export function countGone({ kinds }: Gone, kind: Kind): number {
  let count = 0;
  for (let i = 0; i < kinds.length; i++) if (kinds[i] === kind) count++;
  return count;
}

export function moneyGone({ kinds }: Gone): number {
  let money = 0;
  for (let i = 0; i < kinds.length; i++) if (kinds[i].isTreasure) money += kinds[i].coins;
  return money;
}

/** By what the seat has fewer points; more of them, if it was Curses. */
export function pointsGone(gone: Gone, view: View): number {
  if (gone.kinds.length === 0) return 0;
  return pointsWithout(NOTHING, view) - pointsWithout(gone, view);
}

const scoring = library.kinds.filter(({ points }) => points !== 0);

function pointsWithout(gone: Gone, view: View): number {
  const count = (kind: Kind) => view.count(kind) - countGone(gone, kind);
  const owned: Owned = {
    size: view.cards - gone.kinds.length,
    count: (id) => count(library.get(id)),
  };
  let sum = 0;
  for (const kind of scoring) {
    const copies = count(kind);
    if (copies > 0) sum += copies * (typeof kind.points === 'number' ? kind.points : kind.points(owned));
  }
  return sum;
}

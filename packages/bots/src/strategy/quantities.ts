import { library } from '@provincia/cards';
import type { View } from '@provincia/engine';
import { checkPile, kindsOf } from './names.ts';

/** A number that is read from a view. */
export type Quantity = (view: View) => number;

const province = library.get('province');

/** What a condition can ask for by name. */
export const quantities: ReadonlyMap<string, Quantity> = new Map([
  ['money', (view) => view.money],
  ['coins', (view) => view.coins],
  ['buys', (view) => view.buys],
  ['turn', (view) => view.turn],
  ['empty-piles', (view) => view.emptyPiles],
  ['lead', (view) => view.lead],
  ['cards', (view) => view.cards],
  ['provinces-left', (view) => view.leftOf(province)],
]);

/** What a condition can ask for of a card; `at` is where its id stands. */
export const quantitiesOfCards: ReadonlyMap<string, (id: string, at: number) => Quantity> = new Map([
  ['own', owned],
  ['supply', left],
]);

function owned(id: string, at: number): Quantity {
  const kinds = kindsOf(id, at);
  const [kind] = kinds;
  if (kinds.length === 1) return (view) => view.count(kind);
  return (view) => {
    let sum = 0;
    for (const one of kinds) sum += view.count(one);
    return sum;
  };
}

function left(id: string, at: number): Quantity {
  checkPile(id, at);
  const pile = library.findPile(id);
  if (pile?.kinds.length !== 1 || pile.home === 'outside') return (view) => view.left(id);
  const [kind] = pile.kinds;
  return (view) => view.leftOf(kind);
}

import { library } from '@provincia/cards';
import type { View } from '@provincia/engine';
import { cardsCalled, checkCard, checkPile } from './names.ts';

/** A number that is read from a view. */
export type Quantity = (view: View) => number;

const province = library.get('province');

/** What a condition can ask for by name. */
export const quantities = {
  money: (view) => view.money,
  coins: (view) => view.coins,
  buys: (view) => view.buys,
  turn: (view) => view.turn,
  'empty-piles': (view) => view.emptyPiles,
  lead: (view) => view.lead,
  cards: (view) => view.cards,
  'provinces-left': (view) => view.leftOf(province),
} satisfies Readonly<Record<string, Quantity>>;

export type QuantityName = keyof typeof quantities;

/** What a condition can ask for of a card. */
interface CardQuantity {
  /** Throws a mistake if there is no such number for what stands there. */
  readonly check: (id: string, at: number) => void;
  readonly of: (id: string) => Quantity;
}

export const cardQuantities = {
  own: { check: checkCard, of: owned },
  supply: { check: checkPile, of: left },
} satisfies Readonly<Record<string, CardQuantity>>;

export type CardQuantityName = keyof typeof cardQuantities;

function owned(id: string): Quantity {
  const kinds = cardsCalled(id);
  const [kind] = kinds;
  if (kinds.length === 1) return (view) => view.count(kind);
  return (view) => {
    let sum = 0;
    for (let i = 0; i < kinds.length; i++) sum += view.count(kinds[i]);
    return sum;
  };
}

function left(id: string): Quantity {
  const pile = library.findPile(id);
  if (pile?.kinds.length !== 1 || pile.home === 'outside') return (view) => view.left(id);
  const [kind] = pile.kinds;
  return (view) => view.leftOf(kind);
}

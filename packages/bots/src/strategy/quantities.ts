import { library } from '@provincia/cards';
import type { Kind, View } from '@provincia/engine';
import { countGone, type Gone, moneyGone, pointsGone } from './gone.ts';
import { cardsCalled, checkCard, checkPile } from './names.ts';

/** A number that is read from a view, as if some of the own cards were gone. */
export type Quantity = (view: View, gone: Gone) => number;

const province = library.get('province');
const colony = library.get('colony');
const treasures = library.kinds.filter(({ isTreasure }) => isTreasure);

/** What a condition can ask for by name. */
export const quantities = {
  money: (view, gone) => view.money - moneyGone(gone),
  coins: (view) => view.coins,
  buys: (view) => view.buys,
  actions: (view) => view.actions,
  hand: (view, gone) => view.handSize(view.seat as number) - (gone.fromHand ? gone.kinds.length : 0),
  turn: (view) => view.turn,
  players: (view) => view.players,
  'empty-piles': (view) => view.emptyPiles,
  'piles-to-end': (view) => Math.max(view.emptyPilesToEnd - view.emptyPiles, 0),
  lead: (view, gone) => view.lead - pointsGone(gone, view),
  cards: (view, gone) => view.cards - gone.kinds.length,
  'provinces-left': (view) => view.leftOf(province),
  // None in a game without them.
  'colonies-left': (view) => view.leftOf(colony),
  'their-money': (view) => mostOfOthers(view, moneyOf),
  'their-cards': (view) => mostOfOthers(view, (seat) => view.cardsOf(seat)),
  'their-hand': (view) => mostOfOthers(view, (seat) => view.handSize(seat)),
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
  'in-hand': { check: checkCard, of: inHand },
  'in-play': { check: checkCard, of: inPlay },
  their: { check: checkCard, of: their },
} satisfies Readonly<Record<string, CardQuantity>>;

export type CardQuantityName = keyof typeof cardQuantities;

function owned(id: string): Quantity {
  const kinds = cardsCalled(id);
  const [kind] = kinds;
  if (kinds.length === 1) return (view, gone) => view.count(kind) - countGone(gone, kind);
  return (view, gone) => {
    let sum = 0;
    for (let i = 0; i < kinds.length; i++) sum += view.count(kinds[i]) - countGone(gone, kinds[i]);
    return sum;
  };
}

function left(id: string): Quantity {
  const pile = library.findPile(id);
  if (pile?.kinds.length !== 1 || pile.home === 'outside') return (view) => view.left(id);
  const [kind] = pile.kinds;
  return (view) => view.leftOf(kind);
}

function inHand(id: string): Quantity {
  const kinds = cardsCalled(id);
  return (view, gone) => countOf(kinds, view.hand) - (gone.fromHand ? countOf(kinds, gone.kinds) : 0);
}

function inPlay(id: string): Quantity {
  const kinds = cardsCalled(id);
  return (view) => countOf(kinds, view.inPlay(view.seat as number));
}

function countOf(kinds: readonly Kind[], cards: readonly Kind[]): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (kinds.includes(cards[i])) count++;
  return count;
}

function their(id: string): Quantity {
  const kinds = cardsCalled(id);
  return (view) =>
    mostOfOthers(view, (seat) => {
      let sum = 0;
      for (let i = 0; i < kinds.length; i++) sum += view.countOf(seat, kinds[i]);
      return sum;
    });
}

function moneyOf(seat: number, view: View): number {
  let money = 0;
  for (const kind of treasures) if (view.isInGame(kind)) money += view.countOf(seat, kind) * kind.coins;
  return money;
}

/** Of these numbers of the other players the highest. */
function mostOfOthers(view: View, numberOf: (seat: number, view: View) => number): number {
  let most = 0;
  for (let seat = 0; seat < view.players; seat++)
    if (seat !== view.seat) most = Math.max(most, numberOf(seat, view));
  return most;
}

import { library } from '@provincia/cards';
import type { Kind, View } from '@provincia/engine';
import { type Face, faceOfKind } from './face.ts';

/**
 * How far the end is: the Provinces that are left, as if two played, or the Colonies, or less where other piles run out.
 * A game of two begins at 8; from 4 on points count for more than money.
 */
export function distance(view: View): number {
  const provinces = (view.leftOf(province) * 2) / view.players;
  const colonies = view.leftOf(colony);
  // There are as many with six players as with three.
  const great =
    colonies === 0 ? provinces : Math.min(provinces, view.players === 2 ? colonies : colonies / 1.5);
  if (view.emptyPiles < view.emptyPilesToEnd - 1) return great;
  let lowest = great;
  const { tops } = view;
  for (let i = 0; i < tops.length; i++) lowest = Math.min(lowest, view.leftOf(tops[i]));
  return lowest;
}

/** How many Provinces are left, or Colonies if these are fewer. */
export function fewestLeft(view: View): number {
  const colonies = view.leftOf(colony);
  return colonies === 0 ? view.leftOf(province) : Math.min(view.leftOf(province), colonies);
}

const province = library.get('province');
const colony = library.get('colony');
const duchy = library.get('duchy');
const duke = library.get('duke');
const silver = library.get('silver');

/** What one point is worth on the scale of prices: next to nothing at first, more than anything at the end. */
export function pointWorth(left: number): number {
  if (left > 6) return 0.3;
  if (left > 4) return 1.05;
  if (left > 2) return 2.1;
  return left > 1 ? 6.2 : 10;
}

/** The points that one more copy of a card brings. */
export function pointsOf(kind: Kind, view: View): number {
  switch (kind.id) {
    case 'gardens':
      return Math.floor((view.cards + 1) / 10);
    case 'duke':
      return view.count(duchy);
    case 'duchy':
      return 3 + view.count(duke);
    case 'feodum':
      return Math.floor(view.count(silver) / 3);
    default:
      return typeof kind.points === 'number' ? kind.points : 0;
  }
}

/** What the coins of a turn buy, on the scale of prices: what matters is which price is reached. */
export function buying(coins: number, view: View): number {
  if (view.leftOf(colony) > 0) return buyingWithColonies(coins, view);
  if (coins >= 16 && view.buys > 1) return 20;
  if (coins >= 8) return 10 + (view.buys > 1 ? buyingOne(Math.min(coins - 8, 7), view) : 0);
  return buyingOne(coins, view);
}

function buyingOne(coins: number, view: View): number {
  const whole = coins < 0 ? 0 : Math.floor(coins);
  return whole === 5 && distance(view) <= 4 ? 6 : prices[whole];
}

const prices = [0, 0, 0.8, 3, 3.3, 4.6, 6, 6.2];

/** Where there are Colonies, Platinum comes before Provinces until the end is near. */
function buyingWithColonies(coins: number, view: View): number {
  const more = (spent: number) => (view.buys > 1 ? buyingOne(Math.min(coins - spent, 7), view) : 0);
  if (coins >= 11) return 15 + more(11);
  const isLate = distance(view) <= 5;
  if (coins >= 9) return (isLate ? 10.5 : 9.5) + more(9);
  return coins >= 8 ? (isLate ? 10 : 7) : buyingOne(coins, view);
}

const games = new WeakMap<View, readonly Face[]>();

/** All cards a player can come by. They stay the same as long as the view does. */
export function cardsOf(view: View): readonly Face[] {
  let faces = games.get(view);
  if (faces === undefined) {
    const { supply } = view.toJSON();
    const kinds = supply.flatMap(({ pile }) => library.findPile(pile)?.kinds ?? []);
    // A card may be another one in this game than is printed on it.
    faces = [...kinds, ...library.shelters].map((kind) => faceOfKind(view.top(kind.id) ?? kind));
    games.set(view, faces);
  }
  return faces;
}

/** What the own deck has and lacks. */
export interface Deck {
  readonly cards: number;
  readonly money: number;
  readonly terminals: number;
  /** Actions that villages give beyond the one they take. */
  readonly spareActions: number;
  /** What an average card does in a hand, in coins. */
  readonly average: number;
  readonly distance: number;
  readonly pointWorth: number;
}

export function deckOf(view: View): Deck {
  let terminals = 0;
  let spareActions = 0;
  let use = 0;
  const { counts } = view;
  const faces = cardsOf(view);
  for (let i = 0; i < faces.length; i++) {
    const face = faces[i];
    const owned = counts[face.kind.index];
    if (owned === 0) continue;
    if (face.isTerminal) terminals += owned;
    if (face.isVillage) spareActions += owned * (face.actions - 1);
    use += owned * (face.power + face.kind.coins);
  }
  const { cards, money } = view;
  const left = distance(view);
  return {
    cards,
    money,
    terminals,
    spareActions,
    average: use / cards,
    distance: left,
    pointWorth: pointWorth(left),
  };
}

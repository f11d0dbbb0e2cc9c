import { library } from '@provincia/cards';
import type { Kind, View } from '@provincia/engine';
import { type Face, faceOf } from './face.ts';

/**
 * How far the end is: the Provinces that are left, as if two played, or less where other piles run out. A game of two
 * begins at 8; from 4 on points count for more than money.
 */
export function distance(view: View): number {
  const provinces = (view.left('province') * 2) / view.players;
  if (view.emptyPiles < view.emptyPilesToEnd - 1) return provinces;
  let lowest = provinces;
  for (const pile of gameOf(view).piles) {
    const left = view.left(pile);
    if (left > 0 && left < lowest) lowest = left;
  }
  return lowest;
}

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
      return view.owned('duchy');
    case 'duchy':
      return 3 + view.owned('duke');
    case 'feodum':
      return Math.floor(view.owned('silver') / 3);
    default:
      return typeof kind.points === 'number' ? kind.points : 0;
  }
}

/** What the coins of a turn buy, on the scale of prices: what matters is which price is reached. */
export function buying(coins: number, view: View): number {
  if (coins >= 16 && view.buys > 1) return 20;
  if (coins >= 8) return 10 + (view.buys > 1 ? buyingOne(Math.min(coins - 8, 7), view) : 0);
  return buyingOne(coins, view);
}

function buyingOne(coins: number, view: View): number {
  const whole = coins < 0 ? 0 : Math.floor(coins);
  return whole === 5 && distance(view) <= 4 ? 6 : prices[whole];
}

const prices = [0, 0, 0.8, 3, 3.3, 4.6, 6, 6.2];

/** The piles of the game and all cards a player can come by. They stay the same as long as the view does. */
interface GameCards {
  readonly piles: readonly string[];
  readonly faces: readonly Face[];
}

const games = new WeakMap<View, GameCards>();

export function gameOf(view: View): GameCards {
  let game = games.get(view);
  if (game === undefined) {
    const { supply } = view.toJSON();
    const kinds = supply.flatMap(({ pile }) => library.findPile(pile)?.kinds ?? []);
    const piles = supply.filter(({ inSupply }) => inSupply).map(({ pile }) => pile);
    game = {
      piles,
      faces: [...kinds, ...library.shelters].map(({ id }) => faceOf(id)),
    };
    games.set(view, game);
  }
  return game;
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
  for (const face of gameOf(view).faces) {
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

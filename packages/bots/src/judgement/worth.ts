import { library } from '@provincia/cards';
import type { View } from '@provincia/engine';
import { type Face, faceOfKind } from './face.ts';
import { type Deck, distance, pointsOf, pointWorth } from './outlook.ts';

/** With less money than this a deck cannot do without its Coppers. */
const ENOUGH_MONEY = 5;

/** What the deck loses with a card, on the scale of prices; below 0 it is better off without. */
export function keeping(face: Face, view: View): number {
  if (face.id === 'copper') return spareCoppers(view) > 0 ? -0.6 : 1;
  if (face.kind.points === 0) return face.worth;
  const worth = face.worth + pointsOf(face.kind, view) * pointLoss(view);
  // A Baron needs Estates.
  return face.id === 'estate' && view.count(baron) > 0 ? worth + 1.5 : worth;
}

const baron = library.get('baron');

/** How many Coppers can go before the money gets short. */
export function spareCoppers(view: View): number {
  return view.money - ENOUGH_MONEY;
}

/** Points that are gone do not come back, so they count for something from the beginning. */
function pointLoss(view: View): number {
  const left = distance(view);
  if (left > 6) return 1.2;
  if (left > 4) return 1.5;
  return Math.max(pointWorth(left), 2.6);
}

/** What the deck wins with a card at this stage, on the scale of prices. */
export function gaining(face: Face, view: View, deck: Deck): number {
  const { kind } = face;
  const points = kind.points === 0 ? 0 : pointsOf(kind, view) * deck.pointWorth;
  if (face.id === 'province') return points + (deck.money < 16 && deck.distance > 6 ? 7 : 12);
  if (face.id === 'colony') return points + (deck.money < 20 && deck.distance > 6 ? 9 : 18);
  if (face.id === 'copper') return deck.money < 6 ? 0.6 : -0.3;
  if (face.isIdle) return points - 0.6;
  if (!kind.isAction) return face.worth + points;
  return face.worth + points * 0.7 + fit(face, deck) - late(face, deck);
}

/** Terminals get in each other's way, villages are of no use without them. */
function fit(face: Face, { cards, terminals, spareActions }: Deck): number {
  const crowd = terminals - spareActions - cards / 9;
  if (face.isTerminal) return crowd > -0.5 ? -1.2 * (crowd + 0.5) : 0;
  return face.isVillage && crowd > 0 ? Math.min(crowd, 3) * 0.8 : 0;
}

/** What is gained near the end is hardly played any more. */
function late(face: Face, { pointWorth: stage }: Deck): number {
  return stage > 2 ? face.worth * 0.4 : 0;
}

/** What somebody else wins with a card. Nothing is known of their deck. */
export function gainOfAnother(face: Face, view: View): number {
  if (!face.isIdle) return face.worth;
  const { points, isCurse } = face.kind;
  const worth = (typeof points === 'number' ? points : 2) * pointWorth(distance(view));
  return isCurse ? worth + face.worth : worth - 0.6;
}

/** For each price the most that can be won from the supply with a card that costs so much. */
export function bestByPrice(
  view: View,
  deck: Deck,
  which: (face: Face) => boolean = anything,
): readonly number[] {
  const best = new Array<number>(HIGHEST_COST + 1).fill(Number.NEGATIVE_INFINITY);
  const { tops } = view;
  for (let i = 0; i < tops.length; i++) {
    const face = faceOfKind(tops[i]);
    if (!which(face)) continue;
    const cost = view.cost(tops[i]).coins;
    best[cost] = Math.max(best[cost], gaining(face, view, deck));
  }
  return best;
}

const HIGHEST_COST = Math.max(...library.kinds.map(({ cost }) => cost.coins));
const anything = () => true;

/** The most for a card that costs up to this; 0 if there is none, as nothing is then gained. */
export function bestUpTo(best: readonly number[], price: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i <= price && i < best.length; i++) most = Math.max(most, best[i]);
  return most === Number.NEGATIVE_INFINITY ? 0 : most;
}

/** The most for a card that costs exactly this; 0 if there is none. */
export function bestAt(best: readonly number[], price: number): number {
  const most = best[price] ?? Number.NEGATIVE_INFINITY;
  return most === Number.NEGATIVE_INFINITY ? 0 : most;
}

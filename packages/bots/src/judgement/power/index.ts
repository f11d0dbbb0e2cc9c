import { library } from '@provincia/cards';
import type { View } from '@provincia/engine';
import { type Face, FIRST, FREE, faceOf, faceOfKind } from '../face.ts';
import { terminalsIn } from '../hand.ts';
import { deckOf, distance } from '../outlook.ts';
import { relief } from '../trash.ts';
import { bestAt, bestByPrice, gaining } from '../worth.ts';
import { attacks } from './attacks.ts';
import { NEVER } from './never.ts';
import { timedByHand, timedByView } from './timing.ts';
import { eaters, trashers } from './trashers.ts';

/** What a card would do now, in coins; below 0 it is better not played. `others` is the hand without it. */
export function power(face: Face, view: View, others: readonly Face[]): number {
  const { byView, byHand } = momentOf(face);
  return byView?.(view) ?? byHand?.(view, others) ?? face.power;
}

/** What it depends on at the moment of playing how much a card does, and when it is played. */
export interface Moment {
  readonly byView: ((view: View) => number) | null;
  readonly byHand: ((view: View, others: readonly Face[]) => number) | null;
  /** What is added to its rank: FREE if it gives its action back this time, FIRST if it has to come before all. */
  readonly place: ((view: View, others: readonly Face[]) => number) | null;
}

export function momentOf({ id }: Face): Moment {
  return moments.get(id) ?? never;
}

/** A hand without one copy of a card. */
export function others(hand: readonly Face[], face: Face): Face[] {
  const rest: Face[] = [];
  const at = hand.indexOf(face);
  for (let i = 0; i < hand.length; i++) if (i !== at) rest.push(hand[i]);
  return rest;
}

const copper = faceOf('copper');
const estate = faceOf('estate');

const hands: Readonly<Record<string, (view: View, others: readonly Face[]) => number>> = {
  moneylender: (_view, hand) => (hand.includes(copper) ? 2.8 : NEVER),
  coppersmith: (_view, hand) => hand.filter((face) => face === copper).length,
  'poor-house': (_view, hand) => 4 - hand.filter(({ kind }) => kind.isTreasure).length,
  baron: (view, hand) => {
    if (hand.includes(estate)) return 4.2;
    return distance(view) <= 4 ? 0.6 : NEVER;
  },
  'secret-chamber': (_view, hand) => hand.filter((face) => face.isIdle || face.isTerminal).length,
  library: (_view, hand) => (7 - hand.length) * 0.95,
  watchtower: (_view, hand) => (hand.length < 6 ? (6 - hand.length) * 0.95 : NEVER),
  magnate: (_view, hand) => hand.filter(({ kind }) => kind.isTreasure).length * 0.95,
  mint: (view, hand) => {
    const deck = deckOf(view);
    const treasures = hand.filter(({ kind }) => kind.isTreasure && view.leftOf(kind) > 0);
    const best = Math.max(NEVER, ...treasures.map((face) => gaining(face, view, deck)));
    return best > 0 ? 0.5 * best : NEVER;
  },
  'counting-house': (view) => {
    const discarded = 1 - view.deckSize / Math.max(unseenCards(view), 1);
    return view.unseen[copper.kind.index] * discarded;
  },
  madman: (_view, hand) => (hand.length > 2 ? hand.length : NEVER),

  // It is worth a Gold in hand when something is trashed.
  'market-square': (view, hand) =>
    hand.some((face) => eaters.includes(face) && power(face, view, others(hand, face)) > 0)
      ? NEVER
      : faceOf('market-square').power,

  'throne-room': (view, hand) => {
    const best = Math.max(NEVER, ...targets(hand).map((face) => power(face, view, others(hand, face))));
    return 2 * best;
  },
  'kings-court': (view, hand) => {
    const best = bestOf(hand, view);
    return best === null ? NEVER : 3 * best.value;
  },
  procession: (view, hand) => {
    const best = bestProcessed(hand, view);
    return best !== null && best.value > 0 ? best.value + 1 : NEVER;
  },
  'band-of-misfits': (view, hand) => Math.max(NEVER, ...models(view).map((face) => power(face, view, hand))),
};

const places: Readonly<Record<string, (view: View, others: readonly Face[]) => number>> = {
  diplomat: (_view, hand) => (hand.length + 2 <= 5 ? FREE : 0),
  conspirator: (view) => (actionsInPlay(view) >= 2 ? FREE : 0),
  squire: (view, hand) => (view.actions === 1 && terminalsIn(hand) > 0 ? FREE : 0),
  nobles: (view, hand) => (wantsActions(hand, view.actions - 1) ? FREE : 0),
  'band-of-misfits': (view, hand) =>
    wantsActions(hand, view.actions - 1) && models(view).some((face) => face.isVillage) ? FREE : 0,
  // Their best target would be played next: now or never.
  'throne-room': (_view, hand) => (targets(hand).length === 1 && !targets(hand)[0].isTerminal ? FIRST : 0),
  // What comes three times is worth the most; a terminal waits for what gives its action back.
  'kings-court': (view, hand) => (bestOf(hand, view)?.face.isTerminal === false ? FIRST : 0),
  procession: (view, hand) => (bestProcessed(hand, view)?.face.isTerminal === false ? FIRST : 0),
};

/** Whether two more actions would do more than three cards: a strong terminal waits, or several. */
export function wantsActions(hand: readonly Face[], actions: number): boolean {
  if (actions > 0) return false;
  return terminalsIn(hand) > 1 || hand.some((face) => face.isTerminal && face.power >= 3);
}

/** What Procession makes of a card: it is played once more and then becomes a more expensive one. */
export function processing(face: Face, view: View, hand: readonly Face[]): number {
  const best = bestByPrice(view, deckOf(view), (gained) => gained.kind.isAction);
  return power(face, view, hand) + relief(face, view) + bestAt(best, view.cost(face.kind).coins + 1);
}

function bestProcessed(
  hand: readonly Face[],
  view: View,
): { readonly face: Face; readonly value: number } | null {
  const all = targets(hand).map((face) => ({ face, value: processing(face, view, others(hand, face)) }));
  return all.length === 0 ? null : all.reduce((best, one) => (one.value > best.value ? one : best));
}

/** What does most when it is played by another card; null if nothing does anything. */
function bestOf(hand: readonly Face[], view: View): { readonly face: Face; readonly value: number } | null {
  let best: { readonly face: Face; readonly value: number } | null = null;
  for (const face of targets(hand)) {
    const value = power(face, view, others(hand, face));
    if (value > (best?.value ?? 0)) best = { face, value };
  }
  return best;
}

/** What Throne Room and its like can be used on to some effect. */
function targets(hand: readonly Face[]): Face[] {
  return hand.filter((face) => face.kind.isAction && !doublers.has(face.id));
}

const doublers: ReadonlySet<string> = new Set(['throne-room', 'kings-court', 'procession']);

/** The own cards in the deck and the discard pile. */
function unseenCards(view: View): number {
  let cards = 0;
  for (const count of view.unseen) cards += count;
  return cards;
}

/** What a Band of Misfits can become. */
function models(view: View): Face[] {
  const misfits = library.get('band-of-misfits');
  return view.tops
    .filter((kind) => kind.isAction && kind !== misfits && view.cost(kind).isLessThan(view.cost(misfits)))
    .map(faceOfKind);
}

function actionsInPlay(view: View): number {
  return view.inPlay(view.onTurn).filter(({ isAction }) => isAction).length;
}

const never: Moment = { byView: null, byHand: null, place: null };
const byView = { ...attacks, ...timedByView };
const byHand = { ...trashers, ...timedByHand, ...hands };

const moments = new Map<string, Moment>(
  [...new Set([...Object.keys(byView), ...Object.keys(byHand), ...Object.keys(places)])].map((id) => [
    id,
    { byView: byView[id] ?? null, byHand: byHand[id] ?? null, place: places[id] ?? null },
  ]),
);

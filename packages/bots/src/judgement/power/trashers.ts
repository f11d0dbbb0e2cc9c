import type { View } from '@provincia/engine';
import { tokenWorth } from '../bonus.ts';
import { type Face, faceOf, faceOfKind } from '../face.ts';
import { forging } from '../forge.ts';
import { coinsThisTurn } from '../hand.ts';
import { buying, deckOf, distance } from '../outlook.ts';
import { exchanges, relief } from '../trash.ts';
import { bestByPrice, bestUpTo, spareCoppers } from '../worth.ts';
import { NEVER } from './never.ts';

/** Cards that trash: worth playing with the right cards in hand, harmful without. */
export const trashers: Readonly<Record<string, (view: View, others: readonly Face[]) => number>> = {
  chapel: (view, hand) => {
    let junk = 0;
    let coppers = spareCoppers(view);
    for (let i = 0; i < hand.length; i++) {
      // Coppers are junk as long as there is enough money without them.
      if (hand[i] === copper ? coppers-- > 0 : relief(hand[i], view) > 0) junk++;
    }
    return junk === 0 ? NEVER : 0.8 + 0.9 * Math.min(junk, 4);
  },
  remodel: (view, hand) => exchanging('remodel', view, hand),
  replace: (view, hand) => exchanging('replace', view, hand),
  salvager: (view, hand) => exchanging('salvager', view, hand),
  mine: (view, hand) => exchanging('mine', view, hand.filter(isTreasure)),
  expand: (view, hand) => exchanging('expand', view, hand),
  forge: (view, hand) => {
    const { value } = forging(hand, view);
    return value > 0.5 ? Math.min(0.5 + value * 0.6, 6) : NEVER;
  },
  'trade-route': (view, hand) => {
    const trashed = hand.length === 0 ? 0 : mostOf(hand, view);
    return trashed > -3 ? 0.3 + view.onSharedMat('trade-route') + 0.6 * trashed : NEVER;
  },
  // A coin and a token, whatever is trashed.
  bishop: (view, hand) => {
    const trashed = hand.length === 0 ? 0 : mostOf(hand, view, 'bishop');
    return 1 + 0.6 * (tokenWorth(distance(view)) + trashed);
  },
  altar: (view, hand) => {
    const lost = hand.length === 0 ? 0 : mostOf(hand, view);
    return 0.6 * (lost + bestUpTo(bestByPrice(view, deckOf(view)), 5));
  },
  graverobber: (view, hand) => {
    const robbing = bestInTrash(view) * 0.6;
    return Math.max(robbing, exchanging('graverobber', view, hand.filter(isAction)));
  },
  'trading-post': (view, hand) => {
    const two = mostOfTwo(hand, view);
    return two > -1.5 && view.leftOf(silver) > 0 ? 2 + two * 0.6 : NEVER;
  },
  mercenary: (view, hand) => (paysMercenary(hand, view) ? faceOf('mercenary').power : NEVER),
  'death-cart': (view, hand) => {
    if (mostOf(hand.filter(isAction), view) > -0.5) return 5;
    const coins = coinsThisTurn(view);
    return buying(coins + 5, view) - buying(coins, view) >= 2.5 ? 4 : NEVER;
  },

  // These give an action back, so nothing but what they trash speaks against them.
  upgrade: (view, hand) => (mostOf(hand, view, 'upgrade') > -0.5 ? faceOf('upgrade').power : NEVER),
  forager: (view, hand) => (mostOf(hand, view, 'forager') > -0.5 ? faceOf('forager').power : NEVER),
  'junk-dealer': (view, hand) => (mostOf(hand, view) > -0.5 ? faceOf('junk-dealer').power : NEVER),
  rats: (view, hand) => {
    const isOfUse = distance(view) > 3 && mostOf(hand.filter(isNoRat), view) > 0;
    return isOfUse && canFeedRats(view) ? faceOf('rats').power : NEVER;
  },
};

/** Mercenary: two cards that are not missed are worth two others, two coins and an attack. */
export function paysMercenary(hand: readonly Face[], view: View): boolean {
  return mostOfTwo(hand, view) > -1;
}

/** The best card that can be taken out of the trash: those that cost 3 to 6. */
export function bestInTrash(view: View): number {
  let best = NEVER;
  for (const kind of view.trash) {
    const cost = view.cost(kind);
    if (cost.coins >= 3 && cost.isAtMost(6)) best = Math.max(best, faceOfKind(kind).worth);
  }
  return best;
}

function exchanging(source: string, view: View, hand: readonly Face[]): number {
  const best = mostOf(hand, view, source);
  return best > 0.5 ? Math.min(0.5 + best * 0.6, 5) : NEVER;
}

/** The most that trashing one of these brings. */
function mostOf(hand: readonly Face[], view: View, source: string | null = null): number {
  let most = Number.NEGATIVE_INFINITY;
  const values = exchanges(source, hand, view);
  for (let i = 0; i < values.length; i++) most = Math.max(most, values[i]);
  return most;
}

function mostOfTwo(hand: readonly Face[], view: View): number {
  if (hand.length < 2) return Number.NEGATIVE_INFINITY;
  const [first, second] = hand.map((face) => relief(face, view)).sort((a, b) => b - a);
  return first + second;
}

/** Every Rats brings another one: without somebody to trash them they soon are the whole deck. */
function canFeedRats(view: View): boolean {
  return view.count(rats) < 2 || eaters.some(({ kind }) => view.count(kind) > 0);
}

/** Cards that can trash what the hand has too much of. */
export const eaters = [
  'altar',
  'bishop',
  'chapel',
  'count',
  'dame-anna',
  'death-cart',
  'expand',
  'forager',
  'forge',
  'graverobber',
  'hermit',
  'junk-dealer',
  'masquerade',
  'mercenary',
  'procession',
  'remodel',
  'replace',
  'salvager',
  'sentry',
  'steward',
  'trade-route',
  'trading-post',
  'upgrade',
].map(faceOf);

/** Those that can trash a Curse out of the hand: not what takes actions only, or looks at the deck. */
export const curseEaters: ReadonlySet<Face> = new Set(
  eaters.filter(({ id }) => !['death-cart', 'graverobber', 'procession', 'sentry'].includes(id)),
);

const copper = faceOf('copper');
const { kind: silver } = faceOf('silver');
const { kind: rats } = faceOf('rats');

const isTreasure = (face: Face) => face.kind.isTreasure;
const isAction = (face: Face) => face.kind.isAction;
const isNoRat = (face: Face) => face.kind !== rats;

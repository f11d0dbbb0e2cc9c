import type { Choice, Decision, Kind, View } from '@provincia/engine';
import { type Face, faceOf, faceOfKind } from './face.ts';
import { deckOf } from './outlook.ts';
import { highest } from './pick.ts';
import { gaining } from './worth.ts';

/** Embargo: a pile that others collect and this player does not; else one that nobody wants. */
export function putToken(decision: Decision, view: View): readonly Choice[] {
  return highest(
    decision,
    decision.choices.map((choice) => hindering(choice, view)),
  );
}

function hindering(choice: Choice, view: View): number {
  // An empty pile of different cards goes by its own name.
  const face = choice.verb === 'pick' ? (faceOf(choice.card) as Face | undefined) : undefined;
  if (face === undefined || view.leftOf(face.kind) === 0) return 0;
  const { kind, worth } = face;
  if (kind.card.home === 'basic') return -Math.max(worth, kind.isVictory ? 6 : 0);
  let theirs = 0;
  for (let seat = 0; seat < view.players; seat++)
    if (seat !== view.seat) theirs = Math.max(theirs, view.countOf(seat, kind));
  const mine = view.count(kind);
  return theirs > mine ? (theirs - mine) * worth : -0.1 - Math.max(worth, 0);
}

/** Whether a purchase is worth the Curses that come with it. */
export function isWorthItsCurses(kind: Kind, view: View): boolean {
  const curses = cursesWith(kind, view);
  return curses === 0 || gaining(faceOfKind(kind), view, deckOf(view)) > curses * BURDEN;
}

/** How many Curses whoever buys this card gains with it. */
export function cursesWith(kind: Kind, view: View): number {
  if (!hasCursedPiles(view)) return 0;
  const tokens = view.tokensOn(kind, 'embargo');
  return tokens === 0 ? 0 : Math.min(tokens, view.leftOf(curse));
}

/** Whether Curses may come with purchases in this game. */
export function hasCursedPiles(view: View): boolean {
  return view.isInGame(embargo);
}

/** What a Curse takes from a deck, on the scale of prices. */
const BURDEN = 3;

const { kind: curse } = faceOf('curse');
const { kind: embargo } = faceOf('embargo');

import type { View } from '@provincia/engine';
import { type Face, faceOf } from './face.ts';

/** What a card does in a hand, in coins, if it can be played. */
export function use(face: Face): number {
  if (face.kind.isTreasure) return face.id === 'counterfeit' ? 1.8 : face.kind.coins;
  if (face.kind.isAction) return face.power + (face.isTerminal ? 0 : 0.2);
  return face.kind.isCurse ? -0.2 : 0;
}

/** The cards in hand. */
export function handOf(view: View): Face[] {
  return view.hand.map(({ id }) => faceOf(id));
}

/** The coins there are this turn, with all treasures in hand played. */
export function coinsThisTurn(view: View): number {
  let { coins } = view;
  for (const kind of view.hand) coins += kind.coins;
  return coins;
}

/** Terminals in hand. */
export function terminalsIn(hand: readonly Face[]): number {
  let terminals = 0;
  for (const face of hand) if (face.isTerminal) terminals++;
  return terminals;
}

/**
 * What each card of a hand does with so many actions: of the terminals only the best can be played, as many as there
 * are actions, with those that villages add.
 */
export function uses(hand: readonly Face[], actions: number): number[] {
  const values = hand.map(use);
  let left = actions;
  let terminals = 0;
  let baron = false;
  for (const face of hand) {
    if (face.isTerminal) terminals++;
    else if (face.isVillage && actions > 0) left += face.actions - 1;
    if (face.id === 'baron') baron = true;
  }
  if (actions === 0) {
    for (let i = 0; i < hand.length; i++) if (hand[i].kind.isAction) values[i] = 0;
    return values;
  }
  if (baron) sellEstate(hand, values);
  for (; terminals > left; terminals--) {
    let weakest = -1;
    for (let i = 0; i < hand.length; i++) {
      if (hand[i].isTerminal && values[i] > DEAD && (weakest < 0 || values[i] < values[weakest])) weakest = i;
    }
    if (weakest < 0) break;
    values[weakest] = DEAD;
  }
  return values;
}

/** Most of the coins of a Baron are those of the Estate that is discarded for it. */
function sellEstate(hand: readonly Face[], values: number[]): void {
  const estate = hand.findIndex(({ id }) => id === 'estate');
  if (estate >= 0) values[estate] = 2.5;
}

/** A terminal that cannot be played is little more than nothing: a village may still come. */
const DEAD = 0.05;

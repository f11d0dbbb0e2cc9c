import type { View } from '@provincia/engine';
import { type Face, faceOf, faceOfKind } from './face.ts';

/** The cards in hand. */
export function handOf(view: View): Face[] {
  const size = sizeOfHand(view);
  const hand: Face[] = [];
  for (let i = 0; i < size; i++) hand.push(faceOfKind(view.held(i)));
  return hand;
}

/** How many cards are in hand. */
export function sizeOfHand(view: View): number {
  return view.handSize(view.seat as number);
}

/** The coins there are this turn, with all treasures in hand played. */
export function coinsThisTurn(view: View): number {
  const size = sizeOfHand(view);
  let { coins } = view;
  for (let i = 0; i < size; i++) coins += view.held(i).coins;
  return coins;
}

/** Terminals in hand. */
export function terminalsIn(hand: readonly Face[]): number {
  let terminals = 0;
  for (let i = 0; i < hand.length; i++) if (hand[i].isTerminal) terminals++;
  return terminals;
}

/**
 * What each card of a hand does with so many actions: of the terminals only the best can be played, as many as there
 * are actions, with those that villages add.
 */
export function uses(hand: readonly Face[], actions: number): number[] {
  const values: number[] = [];
  let left = actions;
  let terminals = 0;
  let hasBaron = false;
  let maps = 0;
  for (let i = 0; i < hand.length; i++) {
    const face = hand[i];
    values.push(face.use);
    if (face.isTerminal) terminals++;
    else if (face.isVillage && actions > 0) left += face.actions - 1;
    if (face === baron) hasBaron = true;
    else if (face === map) maps++;
  }
  if (actions === 0) {
    for (let i = 0; i < hand.length; i++) if (hand[i].kind.isAction) values[i] = 0;
    return values;
  }
  if (hasBaron) sellEstate(hand, values);
  if (maps > 1) {
    joinMaps(hand, values);
    terminals--;
  }
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
  const at = hand.indexOf(estate);
  if (at >= 0) values[at] = 2.5;
}

/** Two Treasure Maps are worth four Gold, and one of them is not played. */
function joinMaps(hand: readonly Face[], values: number[]): void {
  const at = hand.indexOf(map);
  values[at] = 5;
  values[hand.indexOf(map, at + 1)] = 5;
}

const map = faceOf('treasure-map');
const baron = faceOf('baron');
const estate = faceOf('estate');

/** A terminal that cannot be played is little more than nothing: a village may still come. */
const DEAD = 0.05;

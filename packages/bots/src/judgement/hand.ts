import type { Kind, View } from '@provincia/engine';
import { type Face, faceOf, faceOfKind } from './face.ts';
import { cardsOf } from './outlook.ts';

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
  for (let i = 0; i < size; i++) {
    const kind = view.held(i);
    coins += kind.coins;
    if (kind.isTreasure && kind.isInstructed) coins += coinsBeside(kind, view);
  }
  return coins;
}

/** The coins that a treasure brings beside those that are printed on it, as far as one can know. */
export function coinsBeside({ id }: Kind, view: View): number {
  switch (id) {
    case 'bank':
      return treasuresIn(view.hand) + treasuresIn(view.inPlay(view.onTurn));
    case 'venture':
      return Math.round(coinsOfNext(view));
    case 'tiara':
      return view.hand.reduce((most, { coins }) => Math.max(most, coins), 0);
    case 'investment':
      return 1;
    default:
      return 0;
  }
}

function treasuresIn(kinds: readonly Kind[]): number {
  let count = 0;
  for (let i = 0; i < kinds.length; i++) if (kinds[i].isTreasure) count++;
  return count;
}

/** What the next treasure of the deck is worth, on the average. */
function coinsOfNext(view: View): number {
  const { unseen } = view;
  let coins = 0;
  let cards = 0;
  for (const { kind } of cardsOf(view)) {
    if (!kind.isTreasure) continue;
    coins += unseen[kind.index] * kind.coins;
    cards += unseen[kind.index];
  }
  return cards === 0 ? 0 : coins / cards;
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

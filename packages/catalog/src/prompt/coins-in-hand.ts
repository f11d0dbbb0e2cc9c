import { facts } from '@provincia/cards/facts';
import type { View } from '@provincia/protocol';
import { isCardId } from '../card-id.ts';

/** What the treasures in hand are worth, as it is printed on them. */
export function coinsInHand({ own }: View): number {
  return Object.entries(own?.hand ?? {}).reduce((sum, [id, count]) => sum + coinsOf(id) * count, 0);
}

function coinsOf(id: string): number {
  return isCardId(id) ? (facts[id].coins ?? 0) : 0;
}

/** Whether treasures may bring more than is printed on them. */
export function bringsMore({ own, seats, onTurn, treasures = [] }: View): boolean {
  const hand = Object.keys(own?.hand ?? {});
  const about = [...seats[onTurn].playedAs, ...hand];
  // What is a treasure only in this game has no coins printed on it.
  if (hand.some((id) => treasures.includes(id))) return true;
  return about.some((id) => isCardId(id) && facts[id].raisesTreasures);
}

import { facts } from '@provincia/cards/facts';
import type { Choice, Decision, View } from '@provincia/protocol';
import { isCardId } from '../card-id.ts';
import { cardName, type Translation } from '../language.ts';
import { coinsAmong } from '../worth.ts';

type CardChoice = Extract<Choice, { readonly card: string }>;

/** The treasures that can be played, in the order in which the rules play all of them; none where they cannot be played at once. */
export function treasuresInOrder({ choices }: Decision, view: View): readonly CardChoice[] {
  if (!choices.some(({ verb }) => verb === 'treasures')) return [];
  const worthOf = worthIn(view);
  // Else those of the same rank are offered and played as they are in the hand.
  return choices
    .filter((choice) => 'card' in choice)
    .filter(({ verb }) => verb === 'play')
    .toSorted((a, b) => rankOf(a.card) - rankOf(b.card) || worthOf(a.card) - worthOf(b.card));
}

/** "Played in this order: Tiara, Gold, Bank."; empty where all are of the same rank, so that the order does not matter. */
export function treasureOrderText(translation: Translation, inOrder: readonly string[]): string {
  if (new Set(inOrder.map(rankOf)).size < 2) return '';
  const cards = inOrder.map((card) => cardName(translation, card)).join(', ');
  return translation.say('ui.table.treasureOrder', { cards });
}

const PLAIN = facts.copper.playOrder ?? 0;

/** What is a treasure only in this game just pays. */
function rankOf(card: string): number {
  return isCardId(card) ? (facts[card].playOrder ?? PLAIN) : PLAIN;
}

/** By what plain treasures are ordered among themselves: where something may happen to the first of some, by what they pay. */
function worthIn({ supply, seats, treasures = [] }: View): (card: string) => number {
  const isHeeded = supply.some(({ card }) => isCardId(card) && facts[card].heedsPlays);
  const isWaiting = seats.some(({ waiting = [] }) => waiting.length > 0);
  if (!isHeeded || !isWaiting) return () => 0;
  return (card) => (isCardId(card) && rankOf(card) === PLAIN ? (coinsAmong(treasures, card) ?? 0) : 0);
}

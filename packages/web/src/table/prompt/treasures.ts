import { facts, isCardId } from '@provincia/catalog';
import type { Decision, View } from '@provincia/protocol';

/** What one click plays, and the coins it brings by the faces of the cards. */
export interface TreasurePlay {
  /** The answers to give one after the other. */
  readonly answers: readonly string[];
  readonly coins: number;
  /** Whether something is left in hand on purpose. */
  readonly holdsBack: boolean;
}

export function treasurePlay({ choices }: Decision, { own }: View): TreasurePlay | null {
  const all = choices.find(({ verb }) => verb === 'treasures');
  if (own === null || all === undefined) return null;
  const played = choices.filter((choice) => 'card' in choice).filter(({ verb }) => verb === 'play');
  const plain = played.filter(({ card }) => !isHeldBack(card));
  if (plain.length === 0) return null;
  const holdsBack = plain.length < played.length;
  return {
    answers: holdsBack
      ? plain.flatMap(({ label, count }) => Array.from({ length: count }, () => label))
      : [all.label],
    coins: plain.reduce((sum, { card, count }) => sum + count * coinsOf(card), 0),
    holdsBack,
  };
}

function isHeldBack(card: string): boolean {
  return isCardId(card) && facts[card].holdsBack;
}

function coinsOf(card: string): number {
  return isCardId(card) ? (facts[card].coins ?? 0) : 0;
}

import {
  cardName,
  coinsAmong,
  facts,
  isCardId,
  type Translation,
  treasuresInOrder,
} from '@provincia/catalog';
import type { Decision, View } from '@provincia/protocol';

/** What one click plays, and the coins it brings by the faces of the cards. */
export interface TreasurePlay {
  /** The answers to give one after the other. */
  readonly answers: readonly string[];
  readonly coins: number;
  /** What is left in hand on purpose. */
  readonly heldBack: readonly string[];
  /** The cards in the order in which they are played. */
  readonly order: readonly string[];
}

export function treasurePlay(decision: Decision, view: View): TreasurePlay | null {
  const { own, treasures } = view;
  const all = decision.choices.find(({ verb }) => verb === 'treasures');
  if (own === null || all === undefined) return null;
  const offered = treasuresInOrder(decision, view);
  const played = offered.filter(({ card }) => !isHeldBack(card));
  if (played.length === 0) return null;
  const heldBack = offered.filter(({ card }) => isHeldBack(card)).map(({ card }) => card);
  return {
    answers:
      heldBack.length > 0
        ? played.flatMap(({ label, count }) => Array.from({ length: count }, () => label))
        : [all.label],
    coins: played.reduce((sum, { card, count }) => sum + count * coinsOf(card, treasures), 0),
    heldBack,
    order: played.map(({ card }) => card),
  };
}

/** "Counterfeit and Spoils stay in hand: play such cards one by one."; empty if nothing stays. */
export function heldBackWords(translation: Translation, { heldBack }: TreasurePlay): string {
  if (heldBack.length === 0) return '';
  const cards = listed(translation, heldBack);
  return translation.say('ui.table.heldBack', { cards, count: heldBack.length });
}

function listed(translation: Translation, cards: readonly string[]): string {
  const names = cards.map((card) => cardName(translation, card));
  return new Intl.ListFormat(translation.language).format(names);
}

function isHeldBack(card: string): boolean {
  return isCardId(card) && facts[card].usesUp === true;
}

function coinsOf(card: string, alsoTreasures: readonly string[] = []): number {
  return isCardId(card) ? (coinsAmong(alsoTreasures, card) ?? 0) : 0;
}

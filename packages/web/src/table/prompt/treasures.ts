import { cardName, facts, isCardId, type Translation } from '@provincia/catalog';
import type { Decision, View } from '@provincia/protocol';
import { coinsAmong } from '../../card/types-in-game.ts';

/** What one click plays, and the coins it brings by the faces of the cards. */
export interface TreasurePlay {
  /** The answers to give one after the other. */
  readonly answers: readonly string[];
  readonly coins: number;
  /** What is left in hand on purpose. */
  readonly heldBack: readonly string[];
  /** The cards in the order in which they are played, where they are not all of the same rank. */
  readonly order: readonly string[];
}

export function treasurePlay({ choices }: Decision, { own, treasures }: View): TreasurePlay | null {
  const all = choices.find(({ verb }) => verb === 'treasures');
  if (own === null || all === undefined) return null;
  const offered = choices.filter((choice) => 'card' in choice).filter(({ verb }) => verb === 'play');
  const played = offered
    .filter(({ card }) => !isHeldBack(card))
    .toSorted((a, b) => rank(a.card) - rank(b.card));
  if (played.length === 0) return null;
  const heldBack = offered.filter(({ card }) => isHeldBack(card)).map(({ card }) => card);
  return {
    answers:
      heldBack.length > 0
        ? played.flatMap(({ label, count }) => Array.from({ length: count }, () => label))
        : [all.label],
    coins: played.reduce((sum, { card, count }) => sum + count * coinsOf(card, treasures), 0),
    heldBack,
    order: new Set(played.map(({ card }) => rank(card))).size > 1 ? played.map(({ card }) => card) : [],
  };
}

/** "Counterfeit and Spoils stay in hand: play such cards one by one."; empty if nothing stays. */
export function heldBackWords(translation: Translation, { heldBack }: TreasurePlay): string {
  if (heldBack.length === 0) return '';
  const cards = listed(translation, heldBack);
  return translation.say('ui.table.heldBack', { cards, count: heldBack.length });
}

/** "Played in this order: Tiara, Gold, Bank."; empty where the order does not matter. */
export function treasureOrderWords(translation: Translation, play: TreasurePlay | null): string {
  if (play === null || play.order.length < 2) return '';
  const cards = play.order.map((card) => cardName(translation, card)).join(', ');
  return translation.say('ui.table.treasureOrder', { cards });
}

function listed(translation: Translation, cards: readonly string[]): string {
  const names = cards.map((card) => cardName(translation, card));
  return new Intl.ListFormat(translation.language).format(names);
}

const PLAIN = facts.copper.playOrder ?? 0;

/** As the rules play all of them; what is a treasure only in this game just pays. */
function rank(card: string): number {
  return isCardId(card) ? (facts[card].playOrder ?? PLAIN) : PLAIN;
}

function isHeldBack(card: string): boolean {
  return isCardId(card) && facts[card].usesUp === true;
}

function coinsOf(card: string, alsoTreasures: readonly string[] = []): number {
  return isCardId(card) ? (coinsAmong(alsoTreasures, card) ?? 0) : 0;
}

import { facts, isCardId } from '@provincia/catalog';
import type { Choice, Decision, View } from '@provincia/protocol';

/** A card that is laid out to be picked because it is neither in the own hand nor on a pile. */
export interface TrayCard {
  readonly label: string;
  readonly count: number;
  readonly card: string;
  /** Cards that lie there too and cannot be picked have a count but are not offered. */
  readonly offered: boolean;
}

/** A choice that is a card. */
type CardChoice = Extract<Choice, { readonly card: string }>;

/** Where on the table the choices of a decision are. */
export interface Offers {
  /** By the card in hand. */
  readonly hand: ReadonlyMap<string, CardChoice>;
  /** By the card that lies open on the pile. */
  readonly piles: ReadonlyMap<string, CardChoice>;
  /** By the card in play that has something left to do. */
  readonly play: ReadonlyMap<string, CardChoice>;
  readonly tray: readonly TrayCard[];
  /** Choices that are words: buttons beside the question. */
  readonly buttons: readonly Choice[];
  /** Whether it is about one name out of all cards, or a place in the deck. */
  readonly asks: 'name' | 'place' | null;
}

const noOffers: Offers = {
  hand: new Map(),
  piles: new Map(),
  play: new Map(),
  tray: [],
  buttons: [],
  asks: null,
};

export function offersOf(decision: Decision | null, view: View): Offers {
  if (decision === null) return noOffers;
  const { kind, choices } = decision;
  const cards = choices.filter((choice) => 'card' in choice);
  switch (kind) {
    case 'phase':
      return {
        ...noOffers,
        hand: byCard(cards.filter(({ verb }) => verb === 'play')),
        piles: byCard(cards.filter(({ verb }) => verb === 'buy')),
      };
    case 'cards':
    case 'order':
      return cardOffers(decision, cards, view);
    case 'pile':
      return pileOffers(cards, view);
    case 'reaction':
      return {
        ...noOffers,
        hand: heldOf(cards.filter(isReaction), view),
        play: waitingOf(cards, view),
        buttons: choices,
      };
    case 'name':
      return { ...noOffers, hand: heldOf(cards, view), piles: byCard(cards), asks: 'name' };
    case 'place':
      return { ...noOffers, asks: 'place' };
    case 'options':
    case 'amount':
    case 'yes-no':
      return { ...noOffers, buttons: choices };
  }
}

/** Some cards may be asked for although they lie on no pile any more, or not on top. */
function pileOffers(cards: readonly CardChoice[], { supply }: View): Offers {
  const isOpen = ({ card }: CardChoice) => supply.some((pile) => pile.card === card);
  const others = cards.filter((choice) => !isOpen(choice));
  return { ...noOffers, piles: byCard(cards.filter(isOpen)), tray: others.map(offered) };
}

function cardOffers(decision: Decision, cards: readonly CardChoice[], view: View): Offers {
  if (decision.from !== 'hand' || decision.of !== view.own?.seat) {
    return { ...noOffers, tray: trayOf(cards, zoneOf(decision, view)) };
  }
  const hand = heldOf(cards, view);
  const others = cards.filter((choice) => hand.get(choice.card) !== choice);
  return { ...noOffers, hand, tray: others.map(offered) };
}

/** What can be picked out of the hand. */
function heldOf(cards: readonly CardChoice[], { own }: View): Offers['hand'] {
  const isHeld = (choice: CardChoice) => (own?.hand[choice.card] ?? 0) > 0 && !('place' in choice);
  return byCard(cards.filter(isHeld));
}

/** What else waits for this moment is not in the hand, even if an equal card is. */
function isReaction({ card }: CardChoice): boolean {
  return isCardId(card) && facts[card].types.includes('reaction');
}

/** What can be picked out of what waits in the own play area. */
function waitingOf(cards: readonly CardChoice[], { own, seats }: View): Offers['play'] {
  const waiting = own === null ? [] : (seats[own.seat].waiting ?? []);
  return byCard(cards.filter(({ card }) => waiting.some((part) => part.card === card)));
}

/** What lies in the zone that is asked about, as far as it is known. */
function zoneOf({ from, of }: Decision, view: View): readonly string[] {
  if (from === 'looking') return view.own?.looking ?? [];
  return from === 'aside' ? (view.seats[of]?.aside ?? []) : [];
}

function trayOf(cards: readonly CardChoice[], zone: readonly string[]): readonly TrayCard[] {
  const known = new Set(cards.map(({ card }) => card));
  const rest = [...new Set(zone)].filter((card) => !known.has(card));
  return [
    ...cards.map(offered),
    ...rest.map((card) => ({
      label: card,
      card,
      count: zone.filter((other) => other === card).length,
      offered: false,
    })),
  ];
}

function offered({ label, count, card }: CardChoice): TrayCard {
  return { label, count, card, offered: true };
}

function byCard(cards: readonly CardChoice[]): ReadonlyMap<string, CardChoice> {
  return new Map(cards.map((choice) => [choice.card, choice]));
}

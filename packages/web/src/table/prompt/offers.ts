import type { Decision, View } from '@provincia/protocol';

/** A choice and how often it can be picked. */
interface Offer {
  readonly label: string;
  readonly count: number;
}

/** A card that is laid out to be picked because it is neither in the own hand nor on a pile. */
export interface TrayCard extends Offer {
  readonly card: string;
  /** Cards that lie there too and cannot be picked have a count but are not offered. */
  readonly offered: boolean;
}

/** Where on the table the choices of a decision are. */
export interface Offers {
  /** By the card in hand. */
  readonly hand: ReadonlyMap<string, Offer>;
  /** By the card that lies open on the pile. */
  readonly piles: ReadonlyMap<string, Offer>;
  readonly tray: readonly TrayCard[];
  /** Choices that are words: buttons beside the question. */
  readonly buttons: readonly string[];
  /** Whether all treasures can be played at once. */
  readonly treasures: boolean;
  /** Whether it is about one name out of all cards, or a place in the deck. */
  readonly asks: 'name' | 'place' | null;
}

const noOffers: Offers = {
  hand: new Map(),
  piles: new Map(),
  tray: [],
  buttons: [],
  treasures: false,
  asks: null,
};

export function offersOf(decision: Decision | null, view: View): Offers {
  if (decision === null) return noOffers;
  switch (decision.kind) {
    case 'phase':
      return phaseOffers(decision);
    case 'cards':
    case 'order':
      return cardOffers(decision, view);
    case 'pile':
      return { ...noOffers, piles: byLabel(decision.choices) };
    case 'reaction':
      return { ...noOffers, hand: heldOf(decision, view), buttons: labelsOf(decision) };
    case 'name':
      return {
        ...noOffers,
        hand: heldOf(decision, view),
        piles: byLabel(decision.choices),
        asks: 'name',
      };
    case 'place':
      return { ...noOffers, asks: 'place' };
    case 'options':
    case 'amount':
    case 'yes-no':
      return { ...noOffers, buttons: labelsOf(decision) };
  }
}

function phaseOffers({ choices }: Decision): Offers {
  const starting = (verb: string) =>
    new Map(
      choices.flatMap((choice): [string, Offer][] =>
        choice.label.startsWith(verb) ? [[choice.label.slice(verb.length), choice]] : [],
      ),
    );
  return {
    ...noOffers,
    hand: starting('play '),
    piles: starting('buy '),
    treasures: choices.some(({ label }) => label === 'treasures'),
  };
}

function cardOffers(decision: Decision, view: View): Offers {
  const { own } = view;
  if (decision.from !== 'hand' || decision.of !== own?.seat) {
    return { ...noOffers, tray: trayOf(decision, zoneOf(decision, view)) };
  }
  const hand = heldOf(decision, view);
  const others = decision.choices.filter(({ label }) => !hand.has(label));
  return { ...noOffers, hand, tray: others.map(offered) };
}

/** What can be picked out of the hand. */
function heldOf({ choices }: Decision, { own }: View): ReadonlyMap<string, Offer> {
  return byLabel(choices.filter(({ label }) => (own?.hand[label] ?? 0) > 0));
}

/** What lies in the zone that is asked about, as far as it is known. */
function zoneOf({ from, of }: Decision, view: View): readonly string[] {
  if (from === 'looking') return view.own?.looking ?? [];
  return from === 'aside' ? (view.seats[of]?.aside ?? []) : [];
}

function trayOf({ choices }: Decision, zone: readonly string[]): readonly TrayCard[] {
  const known = new Set(choices.map(({ label }) => label));
  const rest = [...new Set(zone)].filter((card) => !known.has(card));
  return [
    ...choices.map(offered),
    ...rest.map((card) => ({
      label: card,
      card,
      count: zone.filter((other) => other === card).length,
      offered: false,
    })),
  ];
}

/** A card that is in hand and in the discard pile goes by another label there. */
function offered({ label, count }: Offer): TrayCard {
  return { label, count, card: label.replace(/^discard /, ''), offered: true };
}

function byLabel(choices: readonly Offer[]): ReadonlyMap<string, Offer> {
  return new Map(choices.map((choice) => [choice.label, choice]));
}

function labelsOf({ choices }: Decision): readonly string[] {
  return choices.map(({ label }) => label);
}

/** Cards are numbers: places in the table of all cards of the game. A zone is a list of them, its top at the end. */
interface Zones {
  deck: number[];
  hand: number[];
  discard: number[];
  /** The play area. */
  play: number[];
  /** Set aside or revealed, face up. */
  aside: number[];
  /** Taken off the deck and looked at by the owner alone. */
  looking: number[];
}

export type ZoneName = keyof Zones;
export const zoneNames: readonly ZoneName[] = ['deck', 'hand', 'discard', 'play', 'aside', 'looking'];

export interface Seat extends Zones {
  /** Turns begun. */
  turns: number;
}

export type Phase = 'action' | 'buy';

/** All that changes in a game: plain numbers and lists, JSON in and out. */
export interface State {
  /** How many decisions have been answered. */
  seq: number;
  /** How many draws of the generator have been used. */
  chance: number;
  /** The seat on turn. */
  onTurn: number;
  phase: Phase;
  actions: number;
  buys: number;
  coins: number;
  /** Cards bought this turn. */
  bought: number;
  /** By how much everything is cheaper this turn. */
  discount: number;
  /** Kinds of the cards played this turn, one entry a play. */
  plays: number[];
  /** Cards in play that are another card until they leave play: the card, the index of its kind, and so on. */
  guises: number[];
  seats: Seat[];
  /** The cards of all piles, pile after pile; which part is whose stands in the layout. Copies share it until it changes. */
  supply: readonly number[];
  /** How many cards each pile has left. */
  left: number[];
  trash: number[];
  /** Cards passed from hand to hand, which only the two saw: the card, who gave it, who got it, and so on. */
  passes: number[];
  /** Cards left out of this game; nobody has seen which. */
  box: number[];
  over: boolean;
}

export function copyState(s: State): State {
  const seats: Seat[] = [];
  for (let i = 0; i < s.seats.length; i++) {
    const seat = s.seats[i];
    seats.push({
      deck: seat.deck.slice(),
      hand: seat.hand.slice(),
      discard: seat.discard.slice(),
      play: seat.play.slice(),
      aside: seat.aside.slice(),
      looking: seat.looking.slice(),
      turns: seat.turns,
    });
  }
  return {
    seq: s.seq,
    chance: s.chance,
    onTurn: s.onTurn,
    phase: s.phase,
    actions: s.actions,
    buys: s.buys,
    coins: s.coins,
    bought: s.bought,
    discount: s.discount,
    plays: s.plays.slice(),
    guises: s.guises.slice(),
    seats,
    supply: s.supply,
    left: s.left.slice(),
    trash: s.trash.slice(),
    passes: s.passes.slice(),
    box: s.box.slice(),
    over: s.over,
  };
}

/** Takes `card` out of `zone`; false if it is not there. Searches from the top. */
export function takeOut(zone: number[], card: number): boolean {
  const last = zone.length - 1;
  for (let i = last; i >= 0; i--) {
    if (zone[i] !== card) continue;
    for (let j = i; j < last; j++) zone[j] = zone[j + 1];
    zone.pop();
    return true;
  }
  return false;
}

/** Popping keeps the room of the list for the next cards; setting its length would give it up and is slow. */
export function empty(zone: number[]): void {
  while (zone.length > 0) zone.pop();
}

/** The cards that are not among the taken ones. */
export function without(cards: readonly number[], taken: readonly number[]): number[] {
  return cards.filter((card) => !taken.includes(card));
}

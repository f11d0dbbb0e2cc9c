/** Who sees the cards that lie in a zone, and who may count them (rule 11). */
export interface ZoneRule {
  readonly cards: 'all' | 'owner' | 'nobody';
  readonly count: 'all' | 'owner' | 'nobody';
}

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

/** A zone that only some games have. The card that needs it names it, and says who sees what lies there. */
export type Mat = `${string}-mat`;
export type Mats = Readonly<Record<Mat, ZoneRule>>;
export type ZoneName = keyof Zones | Mat;

/** Where cards lie that a play has set aside face down: its owner may look at them, the others count them. */
export const FACE_DOWN = 'face-down-mat' satisfies Mat;
export const faceDown: Mats = { [FACE_DOWN]: { cards: 'owner', count: 'all' } };

/** What a player has. */
export interface Seat extends Zones {
  /** The cards on each mat of this game. */
  mats: number[][];
  /** What is counted for the player in this game. Never changed, but exchanged: copies share it. */
  counters: readonly number[];
  /**
   * What they gained in their last turn, or so far in the one going on: the index of the kind, the phase, and so on. Kept
   * only where a card asks for it; exchanged as well.
   */
  gains: readonly number[];
  /** Turns of their own that they have begun. */
  turns: number;
}

export function emptySeat(mats: number, counters: number): Seat {
  return {
    deck: [],
    hand: [],
    discard: [],
    play: [],
    aside: [],
    looking: [],
    mats: Array.from({ length: mats }, () => []),
    counters: new Array<number>(counters).fill(0),
    gains: [],
    turns: 0,
  };
}

export function copySeat(seat: Seat): Seat {
  return {
    deck: copyOf(seat.deck),
    hand: copyOf(seat.hand),
    discard: copyOf(seat.discard),
    play: copyOf(seat.play),
    aside: copyOf(seat.aside),
    looking: copyOf(seat.looking),
    mats: seat.mats.length === 0 ? seat.mats : seat.mats.map(copyOf),
    counters: seat.counters,
    gains: seat.gains,
    turns: seat.turns,
  };
}

/** Most lists are empty, and a new one is made more quickly than a copy of none. */
export function copyOf(list: readonly number[]): number[] {
  return list.length === 0 ? [] : list.slice();
}

/** Makes a seat what another one is, in its own lists. */
export function restoreSeat(seat: Seat, from: Seat): void {
  refill(seat.deck, from.deck);
  refill(seat.hand, from.hand);
  refill(seat.discard, from.discard);
  refill(seat.play, from.play);
  refill(seat.aside, from.aside);
  refill(seat.looking, from.looking);
  for (let i = 0; i < seat.mats.length; i++) refill(seat.mats[i], from.mats[i]);
  seat.counters = from.counters;
  seat.gains = from.gains;
  seat.turns = from.turns;
}

/** Makes a list what another one is; its room is kept. */
export function refill(list: number[], from: readonly number[]): void {
  while (list.length > from.length) list.pop();
  for (let i = 0; i < list.length; i++) list[i] = from[i];
  for (let i = list.length; i < from.length; i++) list.push(from[i]);
}

/** All cards of a player, zone by zone. */
export function zonesOf({ deck, hand, discard, play, aside, looking, mats }: Seat): number[][] {
  const zones = [deck, hand, discard, play, aside, looking];
  return mats.length === 0 ? zones : [...zones, ...mats];
}

export function isMat(zone: ZoneName): zone is Mat {
  return zone.endsWith('-mat');
}

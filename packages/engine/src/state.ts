import { copyOf, copySeat, refill, restoreSeat, type Seat } from './zones.ts';

/** All that is forgotten when the next turn begins. */
export interface Turn {
  /** The seat whose turn it is. */
  owner: number;
  /** The seat that decides for the owner: nearly always the owner. */
  controller: number;
  /** Whether it comes in addition to the turns around the table. */
  extra: boolean;
  /** The seat that had the turn before; NOBODY in the first one. */
  previous: number;
  /** The place of the phase in the list of phases. */
  phase: number;
  actions: number;
  buys: number;
  coins: number;
  potions: number;
  /** Cards bought. */
  bought: number;
  /** By how many coins everything is cheaper. */
  discount: number;
  /** How many cards the next hand has. */
  handSize: number;
  /** How many extra turns have been promised in it. */
  promised: number;
  /** Kinds of the cards that its owner has played, one entry a play. */
  plays: number[];
  /** The cards named this turn: the index of the kind for which, of the kind that was named, and so on. Exchanged as well. */
  named: readonly number[];
  /** The places in this list of plays whose ability for this turn has been used up. Never changed, but exchanged. */
  usedUp: readonly number[];
}

export const HAND_SIZE = 5;
export const NOBODY = -1;
const nothing: readonly number[] = [];

export function newTurn(owner: number, previous = NOBODY): Turn {
  return {
    owner,
    controller: owner,
    extra: false,
    previous,
    phase: 0,
    actions: 1,
    buys: 1,
    coins: 0,
    potions: 0,
    bought: 0,
    discount: 0,
    handSize: HAND_SIZE,
    promised: 0,
    plays: [],
    named: nothing,
    usedUp: nothing,
  };
}

/** The next turn begins. In place, because in simulation there are millions of them. */
export function renewTurn(
  turn: Turn,
  owner: number,
  controller: number,
  extra: boolean,
  previous: number,
): void {
  turn.owner = owner;
  turn.controller = controller;
  turn.extra = extra;
  turn.previous = previous;
  turn.phase = 0;
  turn.actions = 1;
  turn.buys = 1;
  turn.coins = 0;
  turn.potions = 0;
  turn.bought = 0;
  turn.discount = 0;
  turn.handSize = HAND_SIZE;
  turn.promised = 0;
  turn.named = nothing;
  turn.usedUp = nothing;
  empty(turn.plays);
}

function copyTurn(turn: Turn): Turn {
  return {
    owner: turn.owner,
    controller: turn.controller,
    extra: turn.extra,
    previous: turn.previous,
    phase: turn.phase,
    actions: turn.actions,
    buys: turn.buys,
    coins: turn.coins,
    potions: turn.potions,
    bought: turn.bought,
    discount: turn.discount,
    handSize: turn.handSize,
    promised: turn.promised,
    plays: copyOf(turn.plays),
    named: turn.named,
    usedUp: turn.usedUp,
  };
}

/** A turn that somebody will have in addition. */
export interface ExtraTurn {
  readonly owner: number;
  readonly controller: number;
}

/** What a play has left to do at the beginning of its player's next turn, or does until then. */
export interface Waiting {
  readonly seat: number;
  /** The index of the kind whose abilities wait. */
  readonly kind: number;
  /** In which turn of the game it began to wait. */
  readonly since: number;
  /** Cards that stay in play as long as it waits. */
  readonly holds: readonly number[];
  /** Cards that were set aside for it. */
  readonly kept: readonly number[];
  /** The seats to which the play does nothing. */
  readonly spared: readonly number[];
}

/** All that changes in a game: plain numbers and lists, JSON in and out. */
export interface State {
  /** How many decisions have been answered. */
  answered: number;
  /** How many draws of the generator have been used. */
  chance: number;
  /** How many turns have begun, extra ones included. */
  turns: number;
  turn: Turn;
  /** The seat that had the last turn that was no extra one. */
  lastInOrder: number;
  /** The next one first. These lists are never changed, but exchanged: copies share them. */
  extraTurns: readonly ExtraTurn[];
  waiting: readonly Waiting[];
  /** Cards in play that are another card until they leave play: the card, the index of its kind, and so on. */
  guises: number[];
  seats: Seat[];
  /** The cards of all piles, pile after pile; which part is whose stands in the layout. Copies share it until it changes. */
  supply: readonly number[];
  /** How many cards each pile has left. */
  left: number[];
  /** For each kind of token of this game how many of it lie on each pile. */
  tokens: readonly (readonly number[])[];
  /** How much lies on each mat of this game that all players share. */
  shared: readonly number[];
  trash: number[];
  /** Cards passed from hand to hand, which only the two saw: the index of the kind, who gave it, who got it, and so on. */
  passes: number[];
  /** Cards left out of this game; nobody has seen which. */
  box: number[];
  over: boolean;
}

export function copyState(s: State): State {
  return {
    answered: s.answered,
    chance: s.chance,
    turns: s.turns,
    turn: copyTurn(s.turn),
    lastInOrder: s.lastInOrder,
    extraTurns: s.extraTurns,
    waiting: s.waiting,
    guises: copyOf(s.guises),
    seats: s.seats.map(copySeat),
    supply: s.supply,
    left: copyOf(s.left),
    tokens: s.tokens,
    shared: s.shared,
    trash: copyOf(s.trash),
    passes: copyOf(s.passes),
    box: copyOf(s.box),
    over: s.over,
  };
}

/** Makes a state what another one is, in its own lists: in simulation a new one for every game would cost too much. */
export function restoreState(state: State, from: State): void {
  const { seats, turn, guises, left, trash, passes, box } = state;
  state.answered = from.answered;
  state.chance = from.chance;
  state.turns = from.turns;
  state.lastInOrder = from.lastInOrder;
  state.extraTurns = from.extraTurns;
  state.waiting = from.waiting;
  state.supply = from.supply;
  state.tokens = from.tokens;
  state.shared = from.shared;
  state.over = from.over;
  restoreTurn(turn, from.turn);
  refill(guises, from.guises);
  refill(left, from.left);
  refill(trash, from.trash);
  refill(passes, from.passes);
  refill(box, from.box);
  for (let i = 0; i < seats.length; i++) restoreSeat(seats[i], from.seats[i]);
}

function restoreTurn(turn: Turn, from: Turn): void {
  renewTurn(turn, from.owner, from.controller, from.extra, from.previous);
  turn.phase = from.phase;
  turn.actions = from.actions;
  turn.buys = from.buys;
  turn.coins = from.coins;
  turn.potions = from.potions;
  turn.bought = from.bought;
  turn.discount = from.discount;
  turn.handSize = from.handSize;
  turn.promised = from.promised;
  turn.named = from.named;
  turn.usedUp = from.usedUp;
  refill(turn.plays, from.plays);
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
  for (let left = zone.length; left > 0; left--) zone.pop();
}

/** The cards that are not among the taken ones. */
export function without(cards: readonly number[], taken: readonly number[]): number[] {
  return cards.filter((card) => !taken.includes(card));
}

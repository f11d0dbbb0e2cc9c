import type { Kind } from './card.ts';
import { resolve } from './moments.ts';
import type { Player } from './player.ts';
import { outcomeOf } from './scoring.ts';
import { empty, type State } from './state.ts';
import { DONE, type Table, WAITING } from './table.ts';

export const HAND_SIZE = 5;
const TREASURES = -1;

/** Plays on until the game is over, a phase decision has no answer yet, or somebody has had so many turns. */
export function run(table: Table, maxTurns = Number.POSITIVE_INFINITY): void {
  const { state } = table;
  while (!state.over && state.seats[state.onTurn].turns <= maxTurns) {
    const me = table.players[state.onTurn];
    const goesOn = state.phase === 'action' ? actionPhase(table, me) : buyPhase(table, me);
    if (!goesOn) return;
  }
}

/** The turn at whose beginning a game was broken off is nobody's: of two with equal points neither has had fewer. */
export function forgetBrokenOff({ over, seats, onTurn }: State): void {
  if (!over) seats[onTurn].turns--;
}

export function beginTurn(table: Table): void {
  const { state } = table;
  const seat = state.seats[state.onTurn];
  seat.turns++;
  state.phase = 'action';
  state.actions = 1;
  state.buys = 1;
  state.coins = 0;
  state.bought = 0;
  state.discount = 0;
  empty(state.plays);
  if (table.events) table.emit({ type: 'turn', player: state.onTurn, turn: seat.turns });
}

/** One decision of the action phase; false if it waits for an answer. */
function actionPhase(table: Table, me: Player): boolean {
  const { state, question } = table;
  question.begin(me.seat, 'phase', 'phase');
  if (state.actions > 0) {
    const { hand } = me.zones;
    for (let i = 0; i < hand.length; i++) {
      const kind = table.kindOf(hand[i]);
      if (kind.isAction) question.offerEqual(kind.playLabel, kind.index);
    }
  }
  if (question.size > 0) {
    question.decision.min = 0;
    const place = table.askPhase();
    if (place === WAITING) return false;
    if (place !== DONE) {
      state.actions--;
      me.playFromHand(me.held(question.refs[place]));
      return true;
    }
  }
  state.phase = 'buy';
  if (table.events) table.emit({ type: 'phase', player: me.seat, phase: 'buy' });
  return true;
}

/** One decision of the buy phase; false if it waits for an answer. */
function buyPhase(table: Table, me: Player): boolean {
  const { state, question } = table;
  question.begin(me.seat, 'phase', 'phase');
  if (state.bought === 0) offerTreasures(table, me);
  const buysFrom = question.size;
  if (state.buys > 0) question.offerMenu(table.supply.menu(state.coins + state.discount));
  if (question.size > 0) {
    question.decision.min = 0;
    const place = table.askPhase();
    if (place === WAITING) return false;
    if (place !== DONE) {
      const ref = question.refs[place];
      if (place >= buysFrom) buy(table, me, ref);
      else if (ref === TREASURES) playTreasures(table, me);
      else me.playFromHand(me.held(ref));
      return true;
    }
  }
  cleanUp(table, me);
  return true;
}

function offerTreasures(table: Table, me: Player): void {
  const { question } = table;
  const { hand } = me.zones;
  for (let i = 0; i < hand.length; i++) {
    const kind = table.kindOf(hand[i]);
    if (!kind.isTreasure) continue;
    if (question.size === 0) question.offer('treasures', TREASURES, 1);
    question.offerEqual(kind.playLabel, kind.index);
  }
}

/** Those with instructions first, because they may need the others in hand. */
function playTreasures(table: Table, me: Player): void {
  if (table.hasInstructedTreasures) playTreasuresThat(me, (kind) => kind.play !== undefined);
  playTreasuresThat(me, null);
}

/** Looks anew after each: a treasure may take another one out of the hand. */
function playTreasuresThat(me: Player, which: ((kind: Kind) => boolean) | null): void {
  const { hand } = me.zones;
  for (let i = 0; i < hand.length; ) {
    const card = hand[i];
    const kind = me.kindOf(card);
    if (kind.isTreasure && which?.(kind) !== false) {
      me.playFromHand(card);
      i = 0;
    } else {
      i++;
    }
  }
}

function buy(table: Table, me: Player, pile: number): void {
  const { state } = table;
  const kind = table.supply.top(pile) as Kind;
  state.buys--;
  state.coins -= table.cost(kind);
  state.bought++;
  if (table.events) table.emit({ type: 'buy', player: me.seat, cards: [kind.id] });
  if (table.listeners.bought !== null) resolve(table, 'bought', { owner: me, kind });
  me.gainFrom(pile);
}

/** The hand goes to the discard pile, then, on top of it, what was played; then the next hand is drawn. */
function cleanUp(table: Table, me: Player): void {
  const { state } = table;
  if (table.events) table.emit({ type: 'clean-up', player: me.seat });
  me.discardAll();
  me.draw(HAND_SIZE);
  if (isOver(table)) {
    state.over = true;
    if (table.events) table.emit({ type: 'over', player: me.seat, winners: outcomeOf(table).winners });
    return;
  }
  state.onTurn = (state.onTurn + 1) % table.players.length;
  beginTurn(table);
}

/** General.md 9. */
function isOver(table: Table): boolean {
  const { emptyPiles, provincesLeft } = table.supply;
  if (emptyPiles === 0) return false;
  return provincesLeft === 0 || emptyPiles >= (table.players.length < 5 ? 3 : 4) || isStuck(table);
}

/** Nothing costs nothing any more and nobody has a card that could be played: no turn would ever change anything. */
function isStuck({ layout, supply, players }: Table): boolean {
  const free = layout.piles.some(({ index, inSupply }) => inSupply && supply.top(index)?.cost === 0);
  return !free && !players.some((player) => player.owns((kind) => kind.isAction || kind.isTreasure));
}

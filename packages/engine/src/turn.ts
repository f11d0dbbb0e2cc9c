import type { Player } from './player.ts';
import { isDue, resolve } from './resolver.ts';
import { outcomeOf } from './scoring.ts';
import { NOBODY, renewTurn, type State } from './state.ts';
import type { Table } from './table.ts';

/** Plays on until the game is over, a phase decision has no answer yet, or somebody has had so many turns. */
export function run(table: Table, maxTurns = Number.POSITIVE_INFINITY): void {
  const { state, turn, players } = table;
  const { phases } = table.library;
  while (!state.over) {
    const me = players[turn.owner];
    if (me.zones.turns > maxTurns) return;
    const phase = phases[turn.phase];
    let step = phase.step(table, me);
    while (step === 'goes-on') step = phase.step(table, me);
    if (step === 'waits') return;
    nextPhase(table, me);
  }
}

/** The turn at whose beginning a game was stopped is nobody's: of two with equal points neither has had fewer. */
export function forgetStopped({ over, seats, turn }: State): void {
  if (!over && !turn.extra) seats[turn.owner].turns--;
}

/** After the last phase comes clean-up. */
function nextPhase(table: Table, me: Player): void {
  const { turn } = table;
  const { phases } = table.library;
  if (turn.phase + 1 === phases.length) {
    cleanUp(table, me);
    return;
  }
  turn.phase++;
  if (table.events) table.emit({ type: 'phase', player: me.seat, phase: phases[turn.phase].name });
}

export function beginTurn(table: Table, owner: number, controller = owner, extra = false): void {
  const { state } = table;
  const seat = state.seats[owner];
  table.isCleaningUp = false;
  state.turns++;
  renewTurn(state.turn, owner, controller, extra, state.turns === 1 ? NOBODY : state.turn.owner);
  if (table.keepsGains) seat.gains = [];
  if (!extra) {
    state.lastInOrder = owner;
    seat.turns++;
  }
  if (table.events) {
    const turn = { type: 'turn', player: owner, turn: seat.turns } as const;
    table.emit(extra ? { ...turn, extra } : turn);
  }
  if (table.listeners['turn-started'] !== null) {
    resolve(table, table.listeners['turn-started'], { owner: table.players[owner] });
  }
  if (state.waiting.length > 0) state.waiting = state.waiting.filter((one) => !isDue(state, one));
}

/** The hand goes to the discard pile, then, on top of it, what was played; then the next hand is drawn. */
function cleanUp(table: Table, me: Player): void {
  const { state, listeners } = table;
  table.isCleaningUp = true;
  if (table.events) table.emit({ type: 'clean-up', player: me.seat });
  if (listeners['clean-up-started'] !== null)
    resolve(table, table.listeners['clean-up-started'], { owner: me });
  me.discardAll();
  // Others have cards in play only if they stay there, or were played in this turn.
  const others = me.others();
  for (let i = 0; i < others.length; i++) if (others[i].zones.play.length > 0) others[i].discardFromPlay();
  me.draw(state.turn.handSize);
  if (listeners['turn-ended'] !== null) resolve(table, table.listeners['turn-ended'], { owner: me });
  if (isOver(table)) {
    state.over = true;
    if (table.events) table.emit({ type: 'over', player: me.seat, winners: outcomeOf(table).winners });
    return;
  }
  if (state.extraTurns.length === 0) {
    beginTurn(table, (state.lastInOrder + 1) % table.players.length);
    return;
  }
  const [{ owner, controller }, ...rest] = state.extraTurns;
  state.extraTurns = rest;
  beginTurn(table, owner, controller, true);
}

/** Some pile has to be empty before a game can be over or stuck. */
function isOver(table: Table): boolean {
  const { supply } = table;
  return supply.emptyPiles > 0 && (supply.endsGame || isStuck(table));
}

/**
 * Nothing costs nothing any more, no play waits, and nobody has a card that could be played: no turn would ever change
 * anything. From a mat nothing comes back but by a card that is played.
 */
function isStuck({ supply, state, players }: Table): boolean {
  const canPlay = (player: Player) => player.hasOffMats((kind) => kind.isAction || kind.isTreasure);
  return supply.cheapest > 0 && state.waiting.length === 0 && !players.some(canPlay);
}

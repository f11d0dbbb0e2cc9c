import type { Game, GameEvent, OpenDecision, SavedGame, SeatView, State } from '@provincia/engine';
import { copyState } from '@provincia/engine/internals';
import type { Dice } from './dice.ts';

/** An answer without its number: the labels picked. */
export type Picks = readonly string[];

/** Somebody who answers for all players, legally; null to leave the game there. */
export type Next = (decision: OpenDecision, game: Game) => Picks | null;

/** A game that waits for an answer or is over, with copies of all that the checks compare. */
export interface Stop {
  readonly game: Game;
  /** All answers that led here. */
  readonly answers: readonly Picks[];
  /** What the last of them brought about. */
  readonly events: readonly GameEvent[];
  /** Whether the game is left here, over or not. */
  readonly last: boolean;
  /** Whether to try hard. */
  readonly thorough: boolean;
  /** For checks that try something at random. */
  readonly dice: Dice;
  readonly before: Copy;
}

export interface Copy {
  readonly state: State;
  readonly decision: OpenDecision | null;
  readonly save: SavedGame;
}

export function copyOf(game: Game): Copy {
  return { state: copyState(game.table.state), decision: copyDecision(game.decision), save: game.save() };
}

/** A decision is handed out as it is: somebody could change it. */
function copyDecision(decision: OpenDecision | null): OpenDecision | null {
  return decision && { ...decision, choices: decision.choices.map((choice) => ({ ...choice })) };
}

export function viewsOf(game: Game): SeatView[] {
  return viewersOf(game).map((seat) => game.view(seat).toJSON());
}

/** All seats, then null for somebody who only watches. */
export function viewersOf(game: Game): (number | null)[] {
  return [...Array(game.setup.players).keys(), null];
}

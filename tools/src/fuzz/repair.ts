import { checkAnswer, type Decision, type Game, type OpenDecision } from '@provincia/engine';
import { fewestPicks } from './illegal-answers.ts';
import type { Next, Picks } from './stop.ts';

/** An answer with the moment at which it was given. */
export interface Step {
  /** Turns begun by all players together. */
  readonly turn: number;
  readonly player: number;
  readonly picks: Picks;
  /** The cards that it bought. */
  readonly bought: readonly string[];
}

export function stepOf({ player, choices }: Decision, game: Game, picks: Picks): Step {
  const bought = choices.flatMap((choice) =>
    choice.verb === 'buy' && picks.includes(choice.label) ? [choice.card] : [],
  );
  return { turn: turnOf(game), player, picks, bought };
}

function turnOf(game: Game): number {
  return game.table.state.seats.reduce((sum, seat) => sum + seat.turns, 0);
}

/** Leaves out the steps that do not fit, as after whole turns were taken away. */
export function skipping(steps: readonly Step[]): Next {
  let place = 0;
  return (decision) => {
    while (place < steps.length && !isLegal(decision, steps[place].picks)) place++;
    return steps[place++]?.picks ?? null;
  };
}

/** Keeps every step in its turn, and passes where the steps of a turn have been taken away. */
export function passing(steps: readonly Step[]): Next {
  const rest = [...steps];
  return (decision, game) => {
    const turn = turnOf(game);
    // Steps of turns gone by have found no decision that they fit.
    while (rest.length > 0 && rest[0].turn < turn) rest.shift();
    if (rest.length === 0) return null;
    const place = rest.findIndex((step) => step.turn === turn && fits(step, decision));
    return place < 0 ? fewestPicks(decision) : rest.splice(0, place + 1)[place].picks;
  };
}

function fits({ player, picks }: Step, decision: OpenDecision): boolean {
  return player === decision.player && isLegal(decision, picks);
}

function isLegal(decision: OpenDecision, picks: Picks): boolean {
  return checkAnswer(decision, decision.player, { index: decision.index, picks }) === null;
}

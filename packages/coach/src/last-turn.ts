import { type Care, type Findings, kingdomOf, type PlanTitle } from '@provincia/bots';
import { library } from '@provincia/cards';
import { Game, type OpenDecision, type SavedGame, type Setup } from '@provincia/engine';
import { coachFor } from './coach.ts';

/** A game that is over, and the seat from which it is looked at. */
export interface LastTurnTask {
  readonly setup: Setup;
  readonly answers: readonly (readonly string[])[];
  readonly seat: number;
  readonly plans: Findings;
  readonly care: Care;
}

/** How a game stood before the last turn of a player. */
export interface LastTurn {
  /** Their chance to win, from 0 to 1. */
  readonly chance: number;
  /** For each seat the plan that it seems to follow; null for their own. */
  readonly plans: readonly (PlanTitle | null)[];
}

/** The whole work of a thread; null if they had no turn, or nothing can be imagined there. */
export function lastTurn({ setup, answers, seat, plans, care }: LastTurnTask): LastTurn | null {
  const game = beforeLastTurn(setup, answers, seat);
  if (game === null) return null;
  const { assessor } = coachFor(new Map(plans), kingdomOf(setup), setup.players, care);
  const decision = game.decision as OpenDecision;
  const view = game.view(seat);
  const sample = assessor.outlook(decision, view);
  if (sample === null) return null;
  const rivals = new Map(assessor.rivals(decision, view).map((one) => [one.seat, one.plan]));
  return { chance: sample.chances[seat], plans: sample.chances.map((_, one) => rivals.get(one) ?? null) };
}

/** At the first question of the last turn in which the player was asked something. */
function beforeLastTurn(setup: Setup, answers: LastTurnTask['answers'], seat: number): Game | null {
  const started = Game.start(library, setup);
  if (!started.ok) throw new RangeError(started.problem.message);
  const { game } = started.value;
  let known = 0;
  let last: SavedGame | null = null;
  for (const picks of answers) {
    const { player, index } = game.decision ?? { player: -1, index: 0 };
    const view = game.view(seat);
    const turn = view.turnsOf(seat);
    if (player === seat && view.onTurn === seat && turn !== known) {
      known = turn;
      last = game.save();
    }
    const answered = game.answer(player, { index, picks });
    if (!answered.ok) throw new RangeError(answered.problem.message);
  }
  return last && Game.resume(last, game);
}

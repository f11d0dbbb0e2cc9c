import type { Assessor } from '@provincia/bots';
import type { OpenDecision, View } from '@provincia/engine';
import { reasonBetween } from './reason.ts';
import type { Reason, TriedLine } from './review.ts';

/** An answer that can be recommended, with the reason why it is better than the next one. */
export interface Hint extends TriedLine {
  readonly reason: Reason | null;
}

/** So many answers are shown. */
const SHOWN = 3;

/** What to answer, the best first. Where there is nothing to try out, it is what the plan does, without a chance. */
export function hintsFor(assessor: Assessor, decision: OpenDecision, view: View): readonly Hint[] {
  const { answers, plan, planned } = assessor.suggest(decision, view, SHOWN);
  return answers.map(({ picks, more, sample }, i) => {
    const next = answers[i + 1];
    const isPlanned = picks.map(({ label }) => label).join() === planned.map(({ label }) => label).join();
    return {
      picks: picks.map(({ label }) => label),
      more,
      chance: sample.chances[decision.player],
      games: sample.games,
      reason: i > 0 || next === undefined ? null : reasonBetween(next, answers[0], plan, isPlanned),
    };
  });
}

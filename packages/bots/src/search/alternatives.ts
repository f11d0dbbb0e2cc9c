import type { Choice, Decision, Kind, View } from '@provincia/engine';
import { faceIn } from '../judgement/face.ts';
import { isPurchase } from './closing.ts';
import { winningEnd } from './ending.ts';
import { purchases } from './purchases.ts';
import { otherAnswers } from './questions.ts';

/** What is answered now and to the questions that follow; whoever plays on answers the rest. */
export type Answers = readonly (readonly Choice[])[];

/** Whether a decision is more than a matter of course. */
export function isWorthThought(decision: Decision, view: View, planned: readonly Choice[]): boolean {
  if (decision.kind !== 'phase') return otherAnswers(decision, view).length > 1;
  if (view.phase === 'buy') return isPurchase(planned) && winningEnd(view) === null;
  // What gives its action back is played whatever comes.
  if (planned.length > 0 && !faceIn(planned[0]).isTerminal) return false;
  return planned.length === 0 || decision.choices.length > 1;
}

/** What is worth trying. `named` are the piles of plans. */
export function alternatives(decision: Decision, view: View, named: readonly string[]): readonly Answers[] {
  if (decision.kind !== 'phase') return otherAnswers(decision, view).map((answer) => [answer]);
  if (view.phase === 'action') return decision.choices.map((choice) => [[choice]]);
  return purchases(
    named.map((pile) => view.top(pile)).filter((top): top is Kind => top !== null),
    view,
  );
}

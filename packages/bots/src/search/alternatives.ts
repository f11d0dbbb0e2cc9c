import type { Choice, Decision, View } from '@provincia/engine';
import { faceIn } from '../judgement/face.ts';
import { isPurchase } from './closing.ts';
import { winningEnd } from './ending.ts';
import { purchases } from './purchases.ts';
import { otherAnswers } from './questions.ts';
import type { Course } from './race.ts';

/** Whether a decision is more than a matter of course. */
export function isWorthThought(decision: Decision, view: View, planned: readonly Choice[]): boolean {
  if (decision.kind !== 'phase') return otherAnswers(decision, view).length > 1;
  if (view.phase === 'buy') return isPurchase(planned) && winningEnd(view) === null;
  // What gives its action back is played whatever comes.
  if (planned.length > 0 && !faceIn(planned[0]).isTerminal) return false;
  return planned.length === 0 || decision.choices.length > 1;
}

/** What is worth trying. `wanted` is what plans would do. */
export function alternatives(decision: Decision, view: View, wanted: readonly Choice[]): readonly Course[] {
  if (decision.kind !== 'phase') return otherAnswers(decision, view).map(answer);
  if (view.phase === 'action') return decision.choices.map((choice) => answer([choice]));
  const kinds = wanted.filter(({ verb }) => verb === 'buy').map((choice) => faceIn(choice).kind);
  return purchases(kinds, view);
}

/** An answer after which the plan goes on. */
export function answer(picks: readonly Choice[]): Course {
  return { picks, more: [] };
}

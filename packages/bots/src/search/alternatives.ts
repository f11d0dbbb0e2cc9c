import type { Choice, Decision, View } from '@provincia/engine';
import { faceIn } from '../judgement/face.ts';
import { isPurchase } from './closing.ts';
import { winningEnd } from './ending.ts';
import { purchases } from './purchases.ts';
import { otherAnswers } from './questions.ts';
import type { Course } from './race.ts';

/** What is worth trying; nothing where what is planned is a matter of course. `wanted` says what plans would do. */
export function alternatives(
  decision: Decision,
  view: View,
  planned: readonly Choice[],
  wanted: () => readonly Choice[],
): readonly Course[] {
  if (decision.kind !== 'phase') return otherAnswers(decision, view).map(answer);
  if (view.phase === 'action') return actions(decision, planned);
  if (!isPurchase(planned) || winningEnd(view) !== null) return [];
  const kinds = wanted()
    .filter(({ verb }) => verb === 'buy')
    .map((choice) => faceIn(choice).kind);
  return purchases(kinds, view);
}

/** What gives its action back is played whatever comes. */
function actions({ choices }: Decision, planned: readonly Choice[]): readonly Course[] {
  if (planned.length > 0 && !faceIn(planned[0]).isTerminal) return [];
  return choices.map((choice) => answer([choice]));
}

/** An answer after which the plan goes on. */
export function answer(picks: readonly Choice[]): Course {
  return { picks, more: [] };
}

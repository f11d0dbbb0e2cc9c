import { judge } from '@provincia/lessons/judging';
import type { Lesson, Rule, Step } from '@provincia/lessons/lesson';
import type { Decision } from '@provincia/protocol';

type Answers = readonly (readonly string[])[];

/** Where in a lesson somebody is: the step, and what they have answered in its scene. */
export interface Spot {
  readonly scene: number;
  readonly step: number;
  readonly answers: Answers;
}

export const beginning: Spot = { scene: 0, step: 0, answers: [] };

/** Null behind the last step. */
export function stepAt({ scenes }: Lesson, { scene, step }: Spot): Step | null {
  return scenes.at(scene)?.steps.at(step) ?? null;
}

/** The next step; after the last one of a scene the first of the next. */
export function after({ scenes }: Lesson, { scene, step, answers }: Spot): Spot {
  return step + 1 < scenes[scene].steps.length
    ? { scene, step: step + 1, answers }
    : { scene: scene + 1, step: 0, answers: [] };
}

/** How many steps there are, and the number of the one at a spot. */
export function progressAt({ scenes }: Lesson, { scene, step }: Spot): { number: number; count: number } {
  const counts = scenes.map(({ steps }) => steps.length);
  const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);
  return { number: sum(counts.slice(0, scene)) + step + 1, count: sum(counts) };
}

/** What is said to an answer, and at which step it was given. */
export interface Judged {
  readonly rule: Rule;
  readonly spot: Spot;
}

/** Whoever answers before having read everything has answered the next step that asks. Null if none does. */
export function judged(
  lesson: Lesson,
  spot: Spot,
  decision: Decision,
  picks: readonly string[],
): Judged | null {
  const step = stepAt(lesson, spot);
  if (step === null || step.choose !== undefined) return null;
  if (step.answer === undefined) {
    const next = after(lesson, spot);
    return next.scene === spot.scene ? judged(lesson, next, decision, picks) : null;
  }
  const rule = judge(step.answer, decision, picks);
  return rule === undefined ? null : { rule, spot };
}

/** A trail that fits the lesson as it is now, to go on from; the lesson may have changed since it was kept. */
export function fitting(lesson: Lesson, trail: readonly Spot[]): readonly Spot[] {
  const fits = trail.length > 0 && trail.every((spot) => stepAt(lesson, spot) !== null);
  return fits ? trail : [beginning];
}

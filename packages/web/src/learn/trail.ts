import { askingStep, judge } from '@provincia/lessons/judging';
import type { Lesson, Option, Rule, Step } from '@provincia/lessons/lesson';
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

/** Where an answer at the table counts; null if nothing is asked there. */
export function askingFrom({ scenes }: Lesson, spot: Spot): Spot | null {
  const step = askingStep(scenes.at(spot.scene)?.steps ?? [], spot.step);
  return step === null ? null : { ...spot, step };
}

/** What is said to an answer, and at which step it was given. */
export interface Judged {
  readonly rule: Rule;
  readonly spot: Spot;
}

export function judged(
  lesson: Lesson,
  spot: Spot,
  decision: Decision,
  picks: readonly string[],
): Judged | null {
  const asking = askingFrom(lesson, spot);
  const rule = asking && judge(stepAt(lesson, asking)?.answer ?? [], decision, picks);
  return asking && rule ? { rule, spot: asking } : null;
}

/** The place of what was said to an answer: it is the same in every language. */
export interface ReplyPlace {
  readonly spot: Spot;
  /** Among the rules or the options of the step. */
  readonly index: number;
}

export function replyAt(lesson: Lesson, { spot, index }: ReplyPlace): Rule | Option | null {
  const step = stepAt(lesson, spot);
  return (step?.answer ?? step?.choose)?.at(index) ?? null;
}

/** A trail that fits the lesson as it is now, to go on from; the lesson may have changed since it was kept. */
export function fitting(lesson: Lesson, trail: readonly Spot[]): readonly Spot[] {
  const fits = trail.length > 0 && trail.every((spot) => stepAt(lesson, spot) !== null);
  return fits ? trail : [beginning];
}

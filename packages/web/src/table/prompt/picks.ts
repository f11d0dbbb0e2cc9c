import type { Decision } from '@provincia/protocol';

/** The labels of what is picked, in the order in which it was. */
export type Picks = readonly string[];

/** Whether picking one thing is already the answer, so that nothing has to be confirmed. */
export function isSinglePick({ max }: Decision): boolean {
  return max === 1;
}

/** Where among the picks one or several equal things are. */
export function placesOf(picks: Picks, label: string): readonly number[] {
  return picks.flatMap((pick, place) => (pick === label ? [place] : []));
}

/** Whether one more of it may be picked. */
export function canTake({ choices, max }: Decision, picks: Picks, label: string): boolean {
  const choice = choices.find((one) => one.label === label);
  return choice !== undefined && picks.length < max && placesOf(picks, label).length < choice.count;
}

/** What a click does: takes the next of equal things. Where none can be taken any more it gives one back. */
export function clicked(decision: Decision, picks: Picks, label: string): Picks {
  return canTake(decision, picks, label) ? [...picks, label] : givenBack(picks, label);
}

/** Lets go of the one that was picked last. What is too much pushes out nothing else. */
export function givenBack(picks: Picks, label: string): Picks {
  return picks.toSpliced(picks.lastIndexOf(label), picks.includes(label) ? 1 : 0);
}

/** Whether so many picks answer the decision. */
export function fits({ min, max }: Decision, picked: number): boolean {
  return picked >= min && picked <= max;
}

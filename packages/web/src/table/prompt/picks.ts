import type { Decision } from '@provincia/protocol';

/** One picked thing: its label, and which of the equal ones on the table it was. */
export interface Pick {
  readonly label: string;
  readonly key: string;
}

/** Whether picking one thing is already the answer, so that nothing has to be confirmed. */
export function isSinglePick({ max }: Decision): boolean {
  return max === 1;
}

/** Picks it, or lets go of it. What is too much pushes out nothing: it is not taken. */
export function toggled(decision: Decision, picks: readonly Pick[], pick: Pick): readonly Pick[] {
  if (picks.some(({ key }) => key === pick.key)) return picks.filter(({ key }) => key !== pick.key);
  const choice = decision.choices.find(({ label }) => label === pick.label);
  const taken = picks.filter(({ label }) => label === pick.label).length;
  if (choice === undefined || taken >= choice.count || picks.length >= decision.max) return picks;
  return [...picks, pick];
}

/** Whether so many picks answer the decision. */
export function fits({ min, max }: Decision, picked: number): boolean {
  return picked >= min && picked <= max;
}

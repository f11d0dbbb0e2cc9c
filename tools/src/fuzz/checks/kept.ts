import { KeptDecisions } from '../kept-decisions.ts';
import type { Check } from './index.ts';

/** Whoever is asked may keep the decision and its choices: they stay as they are, whatever happens later. */
export function kept(): Check {
  const decisions = new KeptDecisions();
  return ({ game: { decision }, last }) => {
    if (decision !== null) decisions.keep(decision);
    return last ? decisions.change() : null;
  };
}

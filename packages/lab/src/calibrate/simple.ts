import { fitted, logistic } from './regression.ts';
import type { Led, Reliability } from './reliability.ts';

/** The Brier scores of two who state chances without looking at the cards; null without positions. */
export interface SimpleScores {
  /** Of who always says a half. */
  readonly half: number | null;
  /** Of who goes by the lead in points alone, as well as that can be done: fitted to these positions afterwards. */
  readonly lead: number | null;
}

export function simpleScores({ leads }: Reliability): SimpleScores {
  if (leads.size === 0) return { half: null, lead: null };
  const weights = fitted(Array.from(leads, ([lead, led]) => ({ inputs: [1, lead], ...led })));
  return {
    half: scoreOf(leads, () => 0.5),
    lead: scoreOf(leads, (lead) => logistic([1, lead], weights)),
  };
}

function scoreOf(leads: ReadonlyMap<number, Led>, chanceOf: (lead: number) => number): number {
  let [sum, count] = [0, 0];
  for (const [lead, { positions, won, squares }] of leads) {
    const chance = chanceOf(lead);
    sum += positions * chance ** 2 - 2 * chance * won + squares;
    count += positions;
  }
  return sum / count;
}

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
  const { start, slope } = fitted(leads);
  return {
    half: scoreOf(leads, () => 0.5),
    lead: scoreOf(leads, (lead) => logistic(start + slope * lead)),
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

const ROUNDS = 30;

/** Keeps the slope finite where the lead decides every game. */
const PRIOR = 1e-3;

/** Logistic regression by Newton's method. */
function fitted(leads: ReadonlyMap<number, Led>): { start: number; slope: number } {
  let [start, slope] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    let [g0, g1, h00, h01, h11] = [0, -PRIOR * slope, PRIOR, 0, PRIOR];
    for (const [lead, { positions, won }] of leads) {
      const chance = logistic(start + slope * lead);
      const off = won - positions * chance;
      const weight = positions * chance * (1 - chance);
      g0 += off;
      g1 += off * lead;
      h00 += weight;
      h01 += weight * lead;
      h11 += weight * lead ** 2;
    }
    const determinant = h00 * h11 - h01 ** 2;
    start += (h11 * g0 - h01 * g1) / determinant;
    slope += (h00 * g1 - h01 * g0) / determinant;
  }
  return { start, slope };
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

import { Z } from '@provincia/arena';
import { inverse } from './matrix.ts';

/** How often each player beat each other one; a shared victory is half a win for both. */
export type WinTable = readonly (readonly number[])[];

export interface Rating {
  /** On the scale of Elo: 400 points more are ten to one. The average of all is 1500. */
  readonly rating: number;
  /** Half the width of the 95% interval. */
  readonly error: number;
}

const AVERAGE = 1500;
const POINTS_PER_UNIT = 400 / Math.LN10;
const ROUNDS = 10_000;
const EXACT = 1e-10;

/**
 * Bradley-Terry: strengths under which the results are as likely as they can be, if a player of strength a beats one
 * of strength b with a / (a + b). Every pair is taken to have shared one victory more than it did, so that somebody who
 * always wins is rated high, not infinitely high.
 */
export function ratings(wins: WinTable): Rating[] {
  const counted = wins.map((row, i) => row.map((count, j) => (i === j ? 0 : count + 0.5)));
  const logs = strengths(counted).map(Math.log);
  const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length;
  const variances = variancesOf(counted, logs);
  return logs.map((value, i) => ({
    rating: AVERAGE + (value - mean) * POINTS_PER_UNIT,
    error: Z * Math.sqrt(variances[i]) * POINTS_PER_UNIT,
  }));
}

/** Hunter's iteration: each strength becomes what the wins ask for if the others stay as they are. */
function strengths(wins: WinTable): number[] {
  const players = wins.length;
  let found = new Array<number>(players).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = found.map((strength, i) => {
      let won = 0;
      let share = 0;
      for (let j = 0; j < players; j++) {
        if (j === i) continue;
        won += wins[i][j];
        share += (wins[i][j] + wins[j][i]) / (strength + found[j]);
      }
      return won / share;
    });
    const scale = Math.exp(next.reduce((sum, strength) => sum + Math.log(strength), 0) / players);
    const scaled = next.map((strength) => strength / scale);
    const change = Math.max(...scaled.map((strength, i) => Math.abs(Math.log(strength / found[i]))));
    found = scaled;
    if (change < EXACT) break;
  }
  return found;
}

/** From the curvature of the likelihood, with the average of all held where it is. */
function variancesOf(wins: WinTable, logs: readonly number[]): number[] {
  const players = logs.length;
  const curvature = logs.map((a, i) => {
    const row = logs.map((b, j) => {
      if (i === j) return 0;
      const chance = 1 / (1 + Math.exp(b - a));
      return -(wins[i][j] + wins[j][i]) * chance * (1 - chance);
    });
    row[i] = -row.reduce((sum, value) => sum + value, 0);
    // Nothing says where all of them together are; without this the matrix could not be inverted.
    return row.map((value) => value + 1 / players);
  });
  return inverse(curvature).map((row, i) => row[i] - 1 / players);
}

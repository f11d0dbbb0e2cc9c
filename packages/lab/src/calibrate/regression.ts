/** Positions of which the same is known, and what came of their games. */
export interface Group {
  readonly inputs: readonly number[];
  readonly positions: number;
  readonly won: number;
}

const ROUNDS = 30;

/** Keeps the weights finite where an input decides every game. */
const PRIOR = 1e-3;

/** Logistic regression by Newton's method: the weight of each input, so that the games are as likely as can be. */
export function fitted(groups: readonly Group[]): number[] {
  const weights = new Array<number>(groups[0].inputs.length).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = weights.map((weight) => -PRIOR * weight);
    const curvature = weights.map((_, row) => weights.map((_, column) => (row === column ? PRIOR : 0)));
    for (const { inputs, positions, won } of groups) {
      const chance = logistic(inputs, weights);
      const certainty = positions * chance * (1 - chance);
      for (const [row, input] of inputs.entries()) {
        gradient[row] += (won - positions * chance) * input;
        for (const [column, other] of inputs.entries()) curvature[row][column] += certainty * input * other;
      }
    }
    for (const [i, step] of solved(curvature, gradient).entries()) weights[i] += step;
  }
  return weights;
}

export function logistic(inputs: readonly number[], weights: readonly number[]): number {
  const sum = inputs.reduce((sum, input, i) => sum + input * weights[i], 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Gaussian elimination. The prior keeps every pivot above zero. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (const [i, row] of rows.entries()) {
    for (let j = i; ++j < rows.length; ) {
      const factor = rows[j][i] / row[i];
      for (let k = i; k < row.length; k++) rows[j][k] -= factor * row[k];
    }
  }
  const solution = right.map(() => 0);
  for (let i = rows.length - 1; i >= 0; i--) {
    const known = solution.reduce((sum, value, k) => sum + rows[i][k] * value, 0);
    solution[i] = (rows[i][rows.length] - known) / rows[i][i];
  }
  return solution;
}

/**
 * The mixture of plans that none of them can exploit: what each row should be played with, given its results against
 * each column (0.5 is even). Regret matching: who would have done better is played more; the average settles.
 */
export function mixtureOf(results: readonly (readonly number[])[]): number[] {
  const size = results.length;
  const regrets = new Array<number>(size).fill(0);
  const sums = new Array<number>(size).fill(0);
  for (let step = 1; step <= STEPS; step++) {
    const played = positivePart(regrets);
    const values = results.map((row) => dot(row, played));
    const value = dot(values, played);
    for (let i = 0; i < size; i++) {
      regrets[i] += values[i] - value;
      // Later steps count for more: the first ones are guesses.
      sums[i] += step * played[i];
    }
  }
  const total = sums.reduce((sum, one) => sum + one, 0);
  return sums.map((sum) => sum / total);
}

const STEPS = 2000;

function positivePart(regrets: readonly number[]): number[] {
  const positive = regrets.map((regret) => Math.max(0, regret));
  const total = positive.reduce((sum, one) => sum + one, 0);
  return total > 0 ? positive.map((one) => one / total) : positive.map(() => 1 / positive.length);
}

/** What comes of results when the others play a mixture. */
export function dot(results: readonly number[], mixture: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < results.length; i++) sum += results[i] * mixture[i];
  return sum;
}

import type { Outcome } from '@provincia/engine';

/** Points, turns and winners if only those who have not resigned can win. */
export function outcomeAmong(remaining: readonly number[], outcome: Outcome): Outcome {
  const { points, turns } = outcome;
  if (remaining.length === points.length) return outcome;
  const most = Math.max(...remaining.map((seat) => points[seat]));
  const best = remaining.filter((seat) => points[seat] === most);
  const fewest = Math.min(...best.map((seat) => turns[seat]));
  return { ...outcome, winners: best.filter((seat) => turns[seat] === fewest) };
}

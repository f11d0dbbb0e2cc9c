/** How long something took, in milliseconds, many times over. */
export interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

export function timesOf(values: readonly number[]): Times {
  const sorted = values.toSorted((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), worst: percentile(sorted, 1) };
}

/** The least value that at least this share of all does not exceed. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted.length === 0 ? Number.NaN : sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

/** Of values one after the other, the median of each tenth; of fewer than ten, all. */
export function tenthsOf(values: readonly number[]): number[] {
  const size = Math.max(1, values.length / 10);
  const parts = Math.min(10, values.length);
  return Array.from({ length: parts }, (_, i) => {
    const part = values.slice(Math.floor(i * size), Math.floor((i + 1) * size));
    return timesOf(part).p50;
  });
}

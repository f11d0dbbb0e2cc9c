/** The 97.5 % point of the normal distribution: 95 % lie between its negative and it. */
export const Z = 1.959963984540054;

export type Interval = readonly [low: number, high: number];

/**
 * Wilson's 95 % interval for the share behind `count` out of `games`. Unlike the share plus or minus its standard error
 * it is right for shares near 0 and 1 too.
 */
export function wilson(count: number, games: number): Interval {
  if (games === 0) return [0, 1];
  const share = count / games;
  const weight = (Z * Z) / games;
  const centre = share + weight / 2;
  const spread = Z * Math.sqrt((share * (1 - share) + weight / 4) / games);
  const low = count === 0 ? 0 : (centre - spread) / (1 + weight);
  const high = count === games ? 1 : (centre + spread) / (1 + weight);
  return [low, high];
}

/** How often each value came. */
export type Counts = ReadonlyMap<number, number>;

/** The smallest value that at least this share of all is not above; not a number if there is none at all. */
export function quantileOf(counts: Iterable<readonly [value: number, count: number]>, share: number): number {
  const entries = [...counts].sort(([a], [b]) => a - b);
  let left = share * entries.reduce((sum, [, count]) => sum + count, 0);
  for (const [value, count] of entries) {
    left -= count;
    if (left <= 0) return value;
  }
  return entries.at(-1)?.[0] ?? Number.NaN;
}

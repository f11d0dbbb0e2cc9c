/** The 97.5 % point of the normal distribution: 95 % lie between its negative and it. */
const Z = 1.959963984540054;

/** Wilson's 95 % interval for the share behind `count` out of `games`: right near 0 and 1 too. */
export function wilson(count: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const share = count / games;
  const weight = (Z * Z) / games;
  const centre = share + weight / 2;
  const spread = Z * Math.sqrt((share * (1 - share) + weight / 4) / games);
  const low = count === 0 ? 0 : (centre - spread) / (1 + weight);
  const high = count === games ? 1 : (centre + spread) / (1 + weight);
  return [low, high];
}

export type Counts = ReadonlyMap<number, number>;

export interface Bars {
  /** Where each bar stands; of a wide one, the value farthest from zero. */
  readonly at: readonly number[];
  readonly counts: readonly number[];
  /** How many values a bar stands for. */
  readonly width: number;
}

const MOST_BARS = 60;
const widths = [1, 2, 5, 10, 20, 50];

/** Counts as bars, of which none is missing in between. Zero has one of its own, so that no bar is on both sides. */
export function barsOf(counts: Counts): Bars {
  if (counts.size === 0) return { at: [], counts: [], width: 1 };
  const low = Math.min(...counts.keys());
  const high = Math.max(...counts.keys());
  const width = widths.find((one) => (high - low) / one < MOST_BARS) ?? 100;
  const [from, to] = [placeOf(low, width), placeOf(high, width)];
  const bars = new Array<number>(to - from + 1).fill(0);
  for (const [value, count] of counts) bars[placeOf(value, width) - from] += count;
  return { at: bars.map((_, i) => (from + i) * width), counts: bars, width };
}

function placeOf(value: number, width: number): number {
  return value < 0 ? Math.floor(value / width) : Math.ceil(value / width);
}

export interface Spread {
  readonly low: number;
  readonly high: number;
  /** Half of all are at most this. */
  readonly middle: number;
}

export function spreadOf(counts: Counts): Spread | null {
  const values = [...counts].sort(([a], [b]) => a - b);
  if (values.length === 0) return null;
  const half = values.reduce((sum, [, count]) => sum + count, 0) / 2;
  let below = 0;
  const middle = values.find(([, count]) => {
    below += count;
    return below >= half;
  }) as [number, number];
  return { low: values[0][0], high: values[values.length - 1][0], middle: middle[0] };
}

import { type Counts, quantileOf } from '@provincia/arena/results';

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
  if (counts.size === 0) return null;
  return {
    low: Math.min(...counts.keys()),
    high: Math.max(...counts.keys()),
    middle: quantileOf(counts, 0.5),
  };
}

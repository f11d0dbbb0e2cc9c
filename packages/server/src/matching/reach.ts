import type { MatchWish } from '@provincia/protocol';

/** After how long the range has grown by itself once, and after how long everybody will do, in milliseconds. */
const WIDENING = {
  live: { step: 10_000, end: 60_000 },
  day: { step: 3_600_000, end: 12 * 3_600_000 },
} as const;

/** How far the rating of somebody else may be from one's own after so long. */
export function reachAfter({ range, pace }: Pick<MatchWish, 'range' | 'pace'>, waited: number): number {
  const { step, end } = WIDENING[pace];
  if (range === null || waited >= end) return Number.POSITIVE_INFINITY;
  return range * (1 + Math.max(0, waited) / step);
}

import type { RatingLine } from '@provincia/protocol';

type Point = RatingLine['points'][number];

/** Where things are in the chart of a rating: time from left to right, ratings from below. */
export interface RatingShape {
  readonly left: number;
  readonly right: number;
  readonly xs: readonly number[];
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** Moments below the chart. */
  readonly moments: readonly { readonly time: number; readonly x: number }[];
  /** The line, and the band around it that is as wide as the deviation. */
  readonly line: string;
  readonly band: string;
  y(rating: number): number;
}

const LEFT = 46;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 28;
const TICK_ROOM = 30;
const MOMENT_ROOM = 130;
const STEPS = [10, 20, 50, 100, 200, 500, 1000];

export function ratingShape(
  points: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
): RatingShape {
  const low = Math.min(...points.map(({ rating, deviation }) => rating - deviation));
  const high = Math.max(...points.map(({ rating, deviation }) => rating + deviation));
  const times = points.map(({ ended }) => Date.parse(ended));
  const [first, last] = [times[0], times[times.length - 1]];
  const right = Math.max(LEFT + 1, width - RIGHT);
  const room = height - TOP - BOTTOM;
  // A single moment is in the middle.
  const x = (time: number) =>
    first === last ? (LEFT + right) / 2 : LEFT + ((right - LEFT) * (time - first)) / (last - first);
  const y = (rating: number) => TOP + room * (1 - (rating - low) / (high - low || 1));
  const most = Math.max(1, Math.floor(room / TICK_ROOM));
  const every = STEPS.find((step) => (high - low) / step <= most) ?? high - low;
  const lowest = Math.ceil(low / every);
  const count = Math.floor(high / every) - lowest + 1;
  const xs = times.map(x);
  const path = (ratings: readonly number[], order: readonly number[]) =>
    order.map((i) => `${xs[i].toFixed(1)} ${y(ratings[i]).toFixed(1)}`).join('L');
  const order = points.map((_, i) => i);
  const upper = points.map(({ rating, deviation }) => rating + deviation);
  const lower = points.map(({ rating, deviation }) => rating - deviation);
  const gaps = first === last ? 0 : Math.max(1, Math.floor((right - LEFT) / MOMENT_ROOM));
  return {
    left: LEFT,
    right,
    xs,
    y,
    ticks: Array.from({ length: count }, (_, i) => (lowest + i) * every).map((value) => ({
      value,
      y: y(value),
    })),
    moments: Array.from({ length: gaps + 1 }, (_, i) => {
      const time = gaps === 0 ? first : first + ((last - first) * i) / gaps;
      return { time, x: x(time) };
    }),
    line: `M${path(
      points.map(({ rating }) => rating),
      order,
    )}`,
    band: `M${path(upper, order)}L${path(lower, order.toReversed())}Z`,
  };
}

/** The point that is nearest to a place from left to right. */
export function nearest(xs: readonly number[], x: number): number {
  return xs.reduce((best, at, i) => (Math.abs(at - x) < Math.abs(xs[best] - x) ? i : best), 0);
}

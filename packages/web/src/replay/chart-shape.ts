/** Where things are in a chart: rounds from left to right, amounts from below. */
export interface ChartShape {
  readonly left: number;
  readonly right: number;
  /** The middle of each round. */
  readonly xs: readonly number[];
  /** Between one round and the next. */
  readonly between: number;
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  y(value: number): number;
  /** Every so many rounds one has its number below it. */
  readonly numberedEvery: number;
}

const LEFT = 34;
const TOP = 12;
const BOTTOM = 26;
const FEWEST_PIXELS = 26;
const TICK_ROOM = 26;
const STEPS = [1, 2, 5, 10, 20, 50, 100];
/** So far the names at the ends of the lines stay apart. */
const APART = 17;

interface Frame {
  readonly width: number;
  readonly height: number;
  /** For what is written at the ends of the lines. */
  readonly margin: number;
  /** What there is room for at least, whatever the amounts are. */
  readonly high?: number;
}

export function chartShape(
  rows: readonly (readonly number[])[],
  { width, height, margin, high: least = 1 }: Frame,
): ChartShape {
  const values = rows.flat();
  const [low, high] = [Math.min(0, ...values), Math.max(least, ...values)];
  const right = Math.max(LEFT + 1, width - margin);
  const [first, last] = [LEFT + 10, right - 10];
  const between = rows.length > 1 ? (last - first) / (rows.length - 1) : 0;
  const room = height - TOP - BOTTOM;
  const y = (value: number) => TOP + room * (1 - (value - low) / (high - low));
  const most = Math.max(1, Math.floor(room / TICK_ROOM));
  const every = STEPS.find((step) => (high - low) / step <= most) ?? high - low;
  const lowest = Math.ceil(low / every);
  const count = Math.floor(high / every) - lowest + 1;
  return {
    left: LEFT,
    right,
    between,
    xs: rows.map((_, i) => first + i * between),
    ticks: Array.from({ length: count }, (_, i) => (lowest + i) * every).map((value) => ({
      value,
      y: y(value),
    })),
    y,
    numberedEvery: between === 0 ? 1 : Math.ceil(FEWEST_PIXELS / between),
  };
}

/** Heights moved as little as needed so that none covers another; in the order they came in. */
export function spread(ys: readonly number[], lowest: number): readonly number[] {
  const order = ys.map((_, i) => i).toSorted((a, b) => ys[a] - ys[b]);
  const moved = [...ys];
  for (const [place, i] of order.entries()) {
    if (place > 0) moved[i] = Math.max(moved[i], moved[order[place - 1]] + APART);
  }
  const over = Math.max(0, (moved[order.at(-1) ?? 0] ?? 0) - lowest);
  if (over === 0) return moved;
  // Too far down: from the lowest upward again.
  for (const [place, i] of order.toReversed().entries()) {
    const limit = place === 0 ? lowest : moved[order[order.length - place]] - APART;
    moved[i] = Math.min(moved[i], limit);
  }
  return moved;
}

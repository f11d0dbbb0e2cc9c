import type { Mark, Review, ReviewedDecision, ReviewedTurn } from '@provincia/coach/review';

/** A place on the curve: the beginning of a turn, or the end of the game, which has neither turn nor seat. */
export interface CurvePoint {
  readonly step: number;
  readonly turn: number | null;
  readonly seat: number | null;
  readonly chances: readonly number[];
  /** The standard error of the chance of whoever has the turn; the end is certain. */
  readonly error: number;
}

/** The worst that a seat did in a turn. */
export interface CurveMark {
  readonly point: number;
  readonly seat: number;
  readonly mark: Exclude<Mark, 'fine'>;
}

/** A turn with the decisions that were taken in it, also those of others. */
export interface JudgedTurn extends ReviewedTurn {
  readonly decisions: readonly ReviewedDecision[];
}

/** From the best to the worst. */
const order: readonly Mark[] = ['fine', 'inaccuracy', 'mistake', 'blunder'];
export const faults = ['inaccuracy', 'mistake', 'blunder'] as const;

export function curveOf({ turns, result }: Review, steps: number): readonly CurvePoint[] {
  const points = turns.map(({ index, turn, seat, chances, error }) => ({
    step: index,
    turn,
    seat,
    chances: wholeShares(chances),
    error,
  }));
  const end = { step: steps, turn: null, seat: null, error: 0 };
  return result === null ? points : [...points, { ...end, chances: wholeShares(result) }];
}

/** In whole hundredths that make up the whole together, as shares are read. */
export function wholeShares(shares: readonly number[]): readonly number[] {
  const hundredths = shares.map((share) => Math.floor(100 * share));
  const missing = 100 - hundredths.reduce((sum, one) => sum + one, 0);
  const first = shares
    .map((share, i) => ({ i, rest: 100 * share - hundredths[i] }))
    .toSorted((a, b) => b.rest - a.rest)
    .slice(0, missing)
    .map(({ i }) => i);
  return hundredths.map((one, i) => (one + (first.includes(i) ? 1 : 0)) / 100);
}

export function marksOf(review: Review): readonly CurveMark[] {
  return turnsOf(review).flatMap(({ decisions }, point) => {
    const worst = new Map<number, CurveMark>();
    for (const { seat, mark } of decisions) {
      if (mark === 'fine') continue;
      const before = worst.get(seat);
      if (before === undefined || order.indexOf(before.mark) < order.indexOf(mark))
        worst.set(seat, { point, seat, mark });
    }
    return [...worst.values()];
  });
}

export function turnsOf({ turns, decisions }: Review): readonly JudgedTurn[] {
  return turns.map((turn, i) => {
    const end = turns[i + 1]?.index ?? Number.POSITIVE_INFINITY;
    return { ...turn, decisions: decisions.filter(({ index }) => index >= turn.index && index < end) };
  });
}

/** What is to be listed: of one seat or of all, and with what was fine or without. */
export interface Filter {
  readonly seat: number | null;
  readonly isWhole: boolean;
}

/** The turns that have something to be listed, with only that. */
export function filtered(turns: readonly JudgedTurn[], { seat, isWhole }: Filter): readonly JudgedTurn[] {
  return turns
    .map((turn) => ({
      ...turn,
      decisions: turn.decisions.filter(
        (one) => (seat === null || one.seat === seat) && (isWhole || one.mark !== 'fine'),
      ),
    }))
    .filter(({ decisions }) => decisions.length > 0);
}

/** The place on the curve that a step is at. */
export function pointAt(points: readonly CurvePoint[], step: number): number {
  return Math.max(
    0,
    points.findLastIndex((point) => point.step <= step),
  );
}

/** The chance of each seat at a step; null if the review has not got there. */
export function chancesAt(review: Review, step: number, steps: number): readonly number[] | null {
  const points = curveOf(review, steps);
  const isKnown = review.progress === 1 || (points.at(-1)?.step ?? -1) > step;
  if (!isKnown) return null;
  return points.findLast((point) => point.step <= step)?.chances ?? wholeShares(review.start);
}

import { isOf, type Meeting, shareOf } from '../meeting.ts';
import { resultsOf } from './scoring.ts';

/** What decides among those with the same points. Each is more if it is better. */
export interface TieBreaks {
  readonly buchholz: number;
  /** Null where not all of those who are level have met each other. */
  readonly direct: number | null;
  readonly sonnebornBerger: number;
  readonly wins: number;
  /** The rating with which such results would be usual; null without a game. */
  readonly performance: number | null;
}

/**
 * The points of all opponents together, without the best and the worst of them. A round without a game counts as one
 * against somebody who has as many points as oneself. With fewer than three rounds nothing is left out.
 */
export function buchholzOf(meetings: readonly Meeting[], n: number, pointsOf: (n: number) => number): number {
  const points = roundsOf(meetings, n, pointsOf).map(({ points }) => points);
  const sum = points.reduce((sum, one) => sum + one, 0);
  return points.length < 3 ? sum : sum - Math.max(...points) - Math.min(...points);
}

/** The points of those whom somebody has beaten, and half the points of those with whom they have shared a victory. */
export function sonnebornBergerOf(
  meetings: readonly Meeting[],
  n: number,
  pointsOf: (n: number) => number,
): number {
  return roundsOf(meetings, n, pointsOf).reduce((sum, { points, share }) => sum + points * share, 0);
}

/** Of each round that is decided the points of the opponent, and what it brought. */
function roundsOf(meetings: readonly Meeting[], n: number, pointsOf: (n: number) => number) {
  return meetings.flatMap((meeting) => {
    if (!isOf(meeting, n) || meeting.outcome === null) return [];
    const { first, second, forfeit, outcome } = meeting;
    if (second === null)
      return [{ points: pointsOf(n), share: outcome === 'half-bye' ? 0.5 : outcome === 'bye' ? 1 : 0 }];
    const share = shareOf(meeting, n) ?? 0;
    return [{ points: pointsOf(forfeit ? n : first === n ? second : first), share }];
  });
}

/** What each of these has of the games among them; null if not all of them have met. */
export function directOf(meetings: readonly Meeting[], level: readonly number[], n: number): number | null {
  if (level.length < 2) return null;
  const met = (one: number) =>
    new Set(
      meetings.flatMap((meeting) =>
        isOf(meeting, one) && shareOf(meeting, one) !== null
          ? [meeting.first === one ? meeting.second : meeting.first]
          : [],
      ),
    );
  const haveAllMet = level.every((one) => {
    const known = met(one);
    return level.every((other) => other === one || known.has(other));
  });
  if (!haveAllMet) return null;
  return meetings
    .filter(({ first, second }) => second !== null && level.includes(first) && level.includes(second))
    .reduce((sum, meeting) => sum + (isOf(meeting, n) ? (shareOf(meeting, n) ?? 0) : 0), 0);
}

const WHOLE_SPAN = 800;

/** The mean rating of the opponents, and 400 more or less for winning or losing all games. */
export function performanceOf(
  meetings: readonly Meeting[],
  n: number,
  ratingOf: (n: number) => number,
): number | null {
  const results = resultsOf(meetings, n);
  if (results.length === 0) return null;
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const ratings = mean(results.map(({ opponent }) => ratingOf(opponent)));
  const share = mean(results.map(({ share }) => share));
  return Math.round(ratings + (share - 0.5) * WHOLE_SPAN);
}

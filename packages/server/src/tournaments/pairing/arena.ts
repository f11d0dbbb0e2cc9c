import { isOf, type Meeting, opponentOf, type Pair } from '../meeting.ts';
import { beginningsIn } from './beginning.ts';
import { cheapestPairs, type Edge } from './matching.ts';

/** Somebody who waits for a game. */
export interface Waiting {
  readonly n: number;
  readonly points: number;
  /** For how long, in milliseconds. */
  readonly waited: number;
}

/** Who has waited so long plays against whoever is there, even if they have just played each other. */
export const ARENA_PATIENCE = 10_000;
const SECOND = 1000;
const MOST_SECONDS = 1000;
/** More than all differences of points, and all times of waiting, of one pair. */
const AGAIN = 1_000_000;

/**
 * Pairs whoever is free: as many as possible, those near in points, and not with whom they have played last, unless they
 * have waited for somebody else. If somebody is left over, it is not who has waited longest.
 */
export function arenaPairs(waiting: readonly Waiting[], meetings: readonly Meeting[]): Pair[] {
  const last = new Map(
    waiting.map(({ n }) => {
      const meeting = meetings.findLast((one) => isOf(one, n));
      return [n, meeting === undefined ? null : opponentOf(meeting, n)];
    }),
  );
  const edges: Edge[] = [];
  for (const [i, one] of waiting.entries()) {
    for (let j = i + 1; j < waiting.length; j++) {
      const other = waiting[j];
      const isAgain = last.get(one.n) === other.n || last.get(other.n) === one.n;
      if (isAgain && Math.max(one.waited, other.waited) < ARENA_PATIENCE) continue;
      const patience = 2 * MOST_SECONDS - secondsOf(one) - secondsOf(other);
      edges.push([i, j, Math.abs(one.points - other.points) + patience + (isAgain ? AGAIN : 0)]);
    }
  }
  const { order } = beginningsIn(meetings);
  return cheapestPairs(edges).map(([one, other]) => order(waiting[one].n, waiting[other].n));
}

function secondsOf({ waited }: Waiting): number {
  return Math.min(MOST_SECONDS, Math.floor(waited / SECOND));
}

import { isOf, type Meeting, opponentOf, shareOf } from '../meeting.ts';

export type TournamentKind = 'round-robin' | 'swiss' | 'knock-out' | 'arena';

/** What is counted of somebody, besides how they are ranked. */
export interface Count {
  readonly points: number;
  /** Games that are decided, forfeits among them. */
  readonly games: number;
  readonly wins: number;
  /** How many were lost because they did not come. */
  readonly noShows: number;
}

/** In an arena: after so many wins in a row everything counts twice, until a game is not won. */
const ON_FIRE = 2;
const ARENA_POINTS = 2;

/**
 * What each meeting brings to somebody, in the order in which they ended: 1, a half or 0; in an arena twice as much, and
 * four times as much when on fire. A bye is worth a point in a Swiss tournament; where everybody has one it is worth
 * nothing.
 */
export function scoresOf(kind: TournamentKind, meetings: readonly Meeting[], n: number): number[] {
  let streak = 0;
  return meetings
    .filter((meeting) => isOf(meeting, n))
    .map((meeting) => {
      const share = shareOf(meeting, n);
      if (share === null) return unmet(kind, meeting);
      if (kind !== 'arena') return share;
      const points = share * ARENA_POINTS * (streak >= ON_FIRE ? 2 : 1);
      streak = share === 1 ? streak + 1 : 0;
      return points;
    });
}

function unmet(kind: TournamentKind, { outcome }: Meeting): number {
  if (outcome === 'bye') return kind === 'swiss' ? 1 : 0;
  return outcome === 'half-bye' ? 0.5 : 0;
}

/** How many games somebody has won in a row, up to now. */
function streakOf(meetings: readonly Meeting[], n: number): number {
  const shares = meetings.filter((meeting) => isOf(meeting, n)).map((meeting) => shareOf(meeting, n));
  const decided = shares.filter((share) => share !== null);
  return decided.length - 1 - decided.findLastIndex((share) => share < 1);
}

export function isOnFire(meetings: readonly Meeting[], n: number): boolean {
  return streakOf(meetings, n) >= ON_FIRE;
}

export function countOf(kind: TournamentKind, meetings: readonly Meeting[], n: number): Count {
  const own = meetings.filter((meeting) => isOf(meeting, n) && shareOf(meeting, n) !== null);
  return {
    points: scoresOf(kind, meetings, n).reduce((sum, score) => sum + score, 0),
    games: own.length,
    wins: own.filter((meeting) => shareOf(meeting, n) === 1).length,
    noShows: own.filter((meeting) => meeting.forfeit && shareOf(meeting, n) === 0).length,
  };
}

/** Against whom, and with what share of the victory. */
export function resultsOf(meetings: readonly Meeting[], n: number): { opponent: number; share: number }[] {
  return meetings.flatMap((meeting) => {
    const opponent = isOf(meeting, n) ? opponentOf(meeting, n) : null;
    const share = shareOf(meeting, n);
    return opponent === null || share === null || meeting.forfeit ? [] : [{ opponent, share }];
  });
}

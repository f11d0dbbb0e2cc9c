import { isOf, type Meeting } from '../meeting.ts';
import { winnerOf } from '../pairing/knock-out.ts';
import { type Count, countOf, isOnFire, type TournamentKind } from './scoring.ts';
import { buchholzOf, directOf, performanceOf, sonnebornBergerOf, type TieBreaks } from './tie-breaks.ts';

export interface RankedEntrant {
  readonly n: number;
  readonly rating: number;
  /** The place in the order of ratings at the start. */
  readonly seed: number;
}

/** What the standings say of somebody. */
export interface Line extends Count, TieBreaks {
  readonly n: number;
  /** 1 for the first; those whom nothing sets apart share one. */
  readonly place: number;
  /** In an arena: whether the next game counts twice. */
  readonly onFire: boolean;
  /** In a knock-out: the last round that they have come to; one more than there are for who has won the final. */
  readonly reached: number;
}

/** A column by which lines are compared, after those before it. */
export type Column = 'points' | 'reached' | keyof TieBreaks;

/** What counts in which order. Everybody meets the same opponents in a round robin, so these say nothing there. */
export const columnsOf: Readonly<Record<TournamentKind, readonly Column[]>> = {
  'round-robin': ['points', 'direct', 'sonnebornBerger', 'wins', 'performance'],
  swiss: ['points', 'buchholz', 'direct', 'sonnebornBerger', 'wins', 'performance'],
  arena: ['points', 'wins', 'performance'],
  'knock-out': ['reached'],
};

/** Everybody, the best first. Meetings are in the order in which they began. */
export function standingsOf(
  kind: TournamentKind,
  entrants: readonly RankedEntrant[],
  meetings: readonly Meeting[],
): Line[] {
  const counts = new Map(entrants.map(({ n }) => [n, countOf(kind, meetings, n)]));
  const ratings = new Map(entrants.map(({ n, rating }) => [n, rating]));
  const seeds = new Map(entrants.map(({ n, seed }) => [n, seed]));
  const pointsOf = (n: number) => counts.get(n)?.points ?? 0;
  const ratingOf = (n: number) => ratings.get(n) ?? 0;
  const reached = kind === 'knock-out' ? reachedIn(entrants, meetings) : new Map<number, number>();
  const lines = entrants.map(({ n }) => ({
    n,
    ...(counts.get(n) as Count),
    buchholz: buchholzOf(meetings, n, pointsOf),
    direct: null,
    sonnebornBerger: sonnebornBergerOf(meetings, n, pointsOf),
    performance: performanceOf(meetings, n, ratingOf),
    onFire: kind === 'arena' && isOnFire(meetings, n),
    reached: reached.get(n) ?? 0,
  }));
  return placed(lines, columnsOf[kind], meetings).toSorted(
    (a, b) => a.place - b.place || (seeds.get(a.n) ?? 0) - (seeds.get(b.n) ?? 0),
  );
}

type Unplaced = Omit<Line, 'place'>;

/** Splits those who are level by the next column, until none is left. */
function placed(
  level: readonly Unplaced[],
  columns: readonly Column[],
  meetings: readonly Meeting[],
  place = 1,
): Line[] {
  const [column, ...rest] = columns;
  if (column === undefined) return level.map((line) => ({ ...line, place }));
  const numbers = level.map(({ n }) => n);
  const compared =
    column === 'direct'
      ? level.map((line) => ({ ...line, direct: directOf(meetings, numbers, line.n) }))
      : level;
  const values = [...new Set(compared.map((line) => line[column] ?? Number.NEGATIVE_INFINITY))];
  const groups = values
    .sort((a, b) => b - a)
    .map((value) => compared.filter((line) => (line[column] ?? Number.NEGATIVE_INFINITY) === value));
  let next = place;
  return groups.flatMap((group) => {
    const lines = placed(group, rest, meetings, next);
    next += group.length;
    return lines;
  });
}

/** How far everybody has come. */
function reachedIn(
  entrants: readonly RankedEntrant[],
  meetings: readonly Meeting[],
): ReadonlyMap<number, number> {
  const seeds = new Map(entrants.map(({ n, seed }) => [n, seed]));
  return new Map(
    entrants.map(({ n }) => {
      const round = Math.max(0, ...meetings.filter((one) => isOf(one, n)).map((one) => one.round));
      const games = meetings.filter((one) => one.round === round && isOf(one, n));
      const hasWon = round > 0 && winnerOf(games, (one) => seeds.get(one) ?? 0) === n;
      return [n, round + (hasWon ? 1 : 0)];
    }),
  );
}

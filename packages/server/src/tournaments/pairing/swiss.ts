import { isOf, type Meeting, type Pair } from '../meeting.ts';
import { type Beginnings, beginningsIn } from './beginning.ts';
import { cheapestPairs, type Edge } from './matching.ts';

export interface SwissEntrant {
  readonly n: number;
  readonly points: number;
  readonly rating: number;
}

/** How often somebody may have begun more often than not, or less often. */
const MOST_IMBALANCE = 2;

/**
 * The pairs of the next round among those who are there. In this order of importance: nobody meets anybody twice; nobody
 * begins, or does not begin, three times more often than the other way; those with the same points meet; those meet who
 * want to begin and who do not; and in a group with the same points the upper half meets the lower half in order. If they
 * are an odd number, the lowest of those who have had the fewest byes has one.
 */
export function swissRound(entrants: readonly SwissEntrant[], meetings: readonly Meeting[]): Pair[] {
  const ranked = entrants.toSorted((a, b) => b.points - a.points || b.rating - a.rating || a.n - b.n);
  const beginnings = beginningsIn(meetings);
  const met = new Set(meetings.flatMap((meeting) => (meeting.second === null ? [] : [keyOf(meeting)])));
  const haveMet = ({ n: one }: SwissEntrant, { n: other }: SwissEntrant) =>
    met.has(keyOf({ first: one, second: other }));

  for (const { players, bye } of waysToPlay(ranked, meetings)) {
    const edges = edgesOf(players, beginnings);
    const pairs = cheapestPairs(edges.filter(([one, other]) => !haveMet(players[one], players[other])));
    if (pairs.length === players.length / 2) return withBye(ordered(pairs, players, beginnings), bye);
  }
  // Everybody who is left has met too many of the others: as few as possible meet again.
  const { players, bye } = waysToPlay(ranked, meetings)[0];
  const edges = edgesOf(players, beginnings).map(([one, other, cost]): Edge => {
    const again = haveMet(players[one], players[other]) ? REPEATED : 0;
    return [one, other, Math.floor(cost / COLOUR) + again];
  });
  return withBye(ordered(cheapestPairs(edges), players, beginnings), bye);
}

function keyOf({ first, second }: Pick<Meeting, 'first' | 'second'>): string {
  return [first, second].sort((a, b) => Number(a) - Number(b)).join(' ');
}

interface Way {
  readonly players: readonly SwissEntrant[];
  readonly bye: SwissEntrant | null;
}

/** Who plays if somebody has to be left out, the best choice first. A point without a game counts as a bye. */
function waysToPlay(ranked: readonly SwissEntrant[], meetings: readonly Meeting[]): readonly Way[] {
  if (ranked.length % 2 === 0) return [{ players: ranked, bye: null }];
  const byes = new Map(
    ranked.map(({ n }) => [
      n,
      meetings.filter((meeting) => isOf(meeting, n) && isPointWithoutGame(meeting, n)).length,
    ]),
  );
  return ranked
    .toReversed()
    .toSorted((a, b) => (byes.get(a.n) ?? 0) - (byes.get(b.n) ?? 0))
    .map((bye) => ({ players: ranked.filter((one) => one !== bye), bye }));
}

function isPointWithoutGame({ outcome, forfeit, first, second }: Meeting, n: number): boolean {
  return outcome === 'bye' || (forfeit && (outcome === 'first' ? first : second) === n && outcome !== 'none');
}

/**
 * What each level costs: the sum of all lower levels is always less than one of the next, for as many entrants and rounds as
 * a tournament may have, and all sums are whole numbers that are exact.
 */
const COLOUR = 40_000;
const FLOAT = 20_000_000;
const THIRD_TIME = 6e12;
/** Among costs of which the lowest level has been left out. */
const REPEATED = 3e10;

function edgesOf(ranked: readonly SwissEntrant[], beginnings: Beginnings): Edge[] {
  const sizes = new Map<number, number>();
  for (const { points } of ranked) sizes.set(points, (sizes.get(points) ?? 0) + 1);
  const edges: Edge[] = [];
  for (const [i, one] of ranked.entries()) {
    for (let j = i + 1; j < ranked.length; j++) {
      const other = ranked[j];
      const apart = (one.points - other.points) * 2;
      const half = apart === 0 ? Math.floor((sizes.get(one.points) ?? 0) / 2) : 0;
      const cost = Math.abs(j - i - half) + beginningCost(one, other, beginnings) + apart * apart * FLOAT;
      edges.push([i, j, cost]);
    }
  }
  return edges;
}

function beginningCost(one: SwissEntrant, other: SwissEntrant, { balanceOf }: Beginnings): number {
  const [a, b] = [balanceOf(one.n), balanceOf(other.n)];
  if (a * b <= 0) return 0;
  const least = Math.min(Math.abs(a), Math.abs(b));
  return least >= MOST_IMBALANCE ? THIRD_TIME : COLOUR;
}

/** Where nothing speaks for either, boards take turns in whether the better one begins. */
function ordered(
  pairs: readonly (readonly [number, number])[],
  players: readonly SwissEntrant[],
  { order }: Beginnings,
): Pair[] {
  return pairs
    .toSorted(([a], [b]) => a - b)
    .map(([one, other], board) => {
      const [better, worse] = [players[one].n, players[other].n];
      return board % 2 === 0 ? order(better, worse) : order(worse, better);
    });
}

function withBye(pairs: readonly Pair[], bye: SwissEntrant | null): Pair[] {
  return bye === null ? [...pairs] : [...pairs, { first: bye.n, second: null }];
}

import { describe, expect, test } from 'vitest';
import { Dice } from '../../../test/surviving/dice.ts';
import { isOf, type Meeting, type Outcome, opponentOf, type Pair, shareOf } from '../meeting.ts';
import { scoresOf } from '../standings/scoring.ts';
import { ARENA_PATIENCE, arenaPairs } from './arena.ts';
import { beginningsIn } from './beginning.ts';
import { beginner, firstMatches, knockOutRounds, type Match, nextMatches, winnerOf } from './knock-out.ts';
import { cheapestPairs, type Edge } from './matching.ts';
import { roundRobin } from './round-robin.ts';
import { type SwissEntrant, swissRound } from './swiss.ts';

const SEED = Number(process.env.PROVINCIA_TEST_SEED ?? 1);
const range = (length: number) => Array.from({ length }, (_, i) => i);
const balances = (meetings: readonly Meeting[], n: number) =>
  range(n).map((one) => beginningsIn(meetings).balanceOf(one));
const pairKey = ({ first, second }: Pair) => [first, second].sort().join();

/** The meetings of a round, decided by chance. */
function played(round: number, pairs: readonly Pair[], dice: Pick<Dice, 'oneIn' | 'pick'>): Meeting[] {
  const outcomes: Outcome[] = ['first', 'first', 'second', 'second', 'shared'];
  return pairs.map(({ first, second }, board) => {
    const outcome = second === null ? 'bye' : dice.pick(outcomes);
    const forfeit = (outcome === 'first' || outcome === 'second') && dice.oneIn(15);
    return { round, board: board + 1, game: 1, first, second, outcome, forfeit };
  });
}

test('pairs are as many and as cheap as can be', () => {
  const dice = new Dice(SEED);
  for (let i = 0; i < 500; i++) {
    const size = 2 + dice.below(7);
    const edges: Edge[] = range(size).flatMap((one) =>
      range(one).flatMap((other): Edge[] => (dice.oneIn(4) ? [] : [[other, one, dice.below(9)]])),
    );
    const pairs = cheapestPairs(edges);
    const costOf = ([one, other]: readonly [number, number]) =>
      edges.find(([a, b]) => a === one && b === other)?.[2] ?? Number.NaN;
    const found = [pairs.length, pairs.reduce((sum, pair) => sum + costOf(pair), 0)];
    expect(found).toEqual(bestOf(edges, new Set()));
    expect(new Set(pairs.flat()).size).toBe(2 * pairs.length);
  }

  /** Tries everything. */
  function bestOf(edges: readonly Edge[], used: ReadonlySet<number>): [number, number] {
    let best: [number, number] = [0, 0];
    for (const [i, [one, other, cost]] of edges.entries()) {
      if (used.has(one) || used.has(other)) continue;
      const [pairs, costs] = bestOf(edges.slice(i + 1), new Set([...used, one, other]));
      if (pairs + 1 > best[0] || (pairs + 1 === best[0] && costs + cost < best[1]))
        best = [pairs + 1, costs + cost];
    }
    return best;
  }
});

describe('round robin', () => {
  test.each(range(29).map((i) => i + 2))('%i meet each other once, and begin as often as not', (n) => {
    const rounds = roundRobin(range(n));
    expect(rounds).toHaveLength(n % 2 === 0 ? n - 1 : n);
    for (const round of rounds) {
      const there = round.flatMap(({ first, second }) => (second === null ? [first] : [first, second]));
      expect(there.toSorted((a, b) => a - b)).toEqual(range(n));
      expect(round.filter(({ second }) => second === null)).toHaveLength(n % 2);
    }
    const games = rounds.flat().filter(({ second }) => second !== null);
    expect(new Set(games.map(pairKey)).size).toBe((n * (n - 1)) / 2);
    expect(games).toHaveLength((n * (n - 1)) / 2);
    const meetings = rounds.flatMap((round, i) => played(i, round, never));
    for (const balance of balances(meetings, n)) expect(Math.abs(balance)).toBe(n % 2 === 0 ? 1 : 0);
  });
  const never = { oneIn: () => false, pick: <T>([one]: readonly T[]) => one };
});

describe('Swiss', () => {
  interface Run {
    readonly entrants: number;
    readonly rounds: readonly (readonly Pair[])[];
    readonly meetings: readonly Meeting[];
    /** Before each round. */
    readonly groups: readonly (readonly SwissEntrant[])[];
  }

  function play(dice: Dice, entrants: number, rounds: number, leaves = 0): Run {
    const ratings = range(entrants).map(() => 1200 + dice.below(600));
    let there = range(entrants);
    const run = {
      entrants,
      rounds: [] as Pair[][],
      meetings: [] as Meeting[],
      groups: [] as SwissEntrant[][],
    };
    for (let round = 1; round <= rounds; round++) {
      const now = there.map((n) => ({
        n,
        rating: ratings[n],
        points: scoresOf('swiss', run.meetings, n).reduce((sum, one) => sum + one, 0),
      }));
      const pairs = swissRound(dice.shuffled(now), run.meetings);
      run.groups.push(now);
      run.rounds.push(pairs);
      run.meetings.push(...played(round, pairs, dice));
      if (leaves > 0 && there.length > entrants / 2) there = there.filter(() => !dice.oneIn(leaves));
    }
    return run;
  }
  const byesIn = (meetings: readonly Meeting[], n: number) =>
    meetings.filter(
      (one) => isOf(one, n) && (one.outcome === 'bye' || (one.forfeit && shareOf(one, n) === 1)),
    ).length;

  test('everybody plays each round, nobody twice against the same, and beginnings are level', () => {
    const dice = new Dice(SEED);
    for (let i = 0; i < 250; i++) {
      const entrants = 4 + dice.below(28);
      // Up to half as many rounds as entrants there is always a way.
      const { rounds, meetings } = play(dice, entrants, Math.min(9, Math.floor(entrants / 2)));
      for (const round of rounds) {
        const there = round.flatMap(({ first, second }) => (second === null ? [first] : [first, second]));
        expect(there.toSorted((a, b) => a - b)).toEqual(range(entrants));
      }
      const games = rounds.flat().filter(({ second }) => second !== null);
      expect(new Set(games.map(pairKey)).size).toBe(games.length);
      for (const balance of balances(meetings, entrants)) expect(Math.abs(balance)).toBeLessThanOrEqual(2);
    }
  });

  test('the bye goes to the lowest of those who have had none', () => {
    const dice = new Dice(SEED);
    for (let i = 0; i < 200; i++) {
      const entrants = 5 + 2 * dice.below(8);
      const { rounds, groups, meetings } = play(dice, entrants, 4);
      for (const [at, round] of rounds.entries()) {
        const before = meetings.filter((one) => one.round <= at);
        const bye = round.find(({ second }) => second === null)?.first as number;
        const had = (n: number) => byesIn(before, n);
        const fewest = Math.min(...range(entrants).map(had));
        // Later the others might not all be paired without them.
        if (at >= (entrants - 1) / 2) continue;
        expect(had(bye)).toBe(fewest);
        const pointsOf = new Map(groups[at].map(({ n, points }) => [n, points]));
        const lower = range(entrants).filter(
          (n) => had(n) === fewest && (pointsOf.get(n) ?? 0) < (pointsOf.get(bye) ?? 0),
        );
        expect(lower).toEqual([]);
      }
    }
  });

  test('those with the same points meet, as far as can be', () => {
    const dice = new Dice(SEED);
    for (let i = 0; i < 150; i++) {
      const { rounds, groups, meetings } = play(dice, 4 + 2 * dice.below(3), 4);
      for (const [at, round] of rounds.entries()) {
        const before = meetings.filter((one) => one.round <= at);
        const pointsOf = new Map(groups[at].map(({ n, points }) => [n, points]));
        const apart = (pairs: readonly Pair[]) =>
          pairs.reduce(
            (sum, { first, second }) =>
              sum + ((pointsOf.get(first) ?? 0) - (pointsOf.get(second as number) ?? 0)) ** 2,
            0,
          );
        const hardest = (pairs: readonly Pair[]) => pairs.filter((pair) => isThirdTime(pair, before)).length;
        const ways = allWays(groups[at].map(({ n }) => n)).filter((pairs) =>
          pairs.every((pair) => !before.some((one) => pairKey(one) === pairKey(pair))),
        );
        if (ways.length === 0) continue;
        const least = Math.min(...ways.map(hardest));
        expect(hardest(round)).toBe(least);
        expect(apart(round)).toBe(Math.min(...ways.filter((way) => hardest(way) === least).map(apart)));
      }
    }

    function isThirdTime({ first, second }: Pair, before: readonly Meeting[]): boolean {
      const [a, b] = [first, second as number].map(beginningsIn(before).balanceOf);
      return a * b > 0 && Math.min(Math.abs(a), Math.abs(b)) >= 2;
    }
    function allWays([one, ...others]: readonly number[]): Pair[][] {
      if (one === undefined) return [[]];
      return others.flatMap((other) =>
        allWays(others.filter((n) => n !== other)).map((way) => [{ first: one, second: other }, ...way]),
      );
    }
  });

  test('in the first round the upper half meets the lower half, and boards take turns', () => {
    const entrants = range(8).map((n) => ({ n, points: 0, rating: 2000 - n }));
    expect(swissRound(entrants, [])).toEqual([
      { first: 0, second: 4 },
      { first: 5, second: 1 },
      { first: 2, second: 6 },
      { first: 7, second: 3 },
    ]);
  });

  test('when all have met, or some have left, it still goes on, with as few repetitions as can be', () => {
    const dice = new Dice(SEED);
    for (let i = 0; i < 100; i++) {
      const { rounds } = play(dice, 4 + dice.below(8), 12, 8);
      for (const [at, round] of rounds.entries()) {
        const there = round.flatMap(({ first, second }) => (second === null ? [first] : [first, second]));
        expect(new Set(there).size).toBe(there.length);
        expect(round.filter(({ second }) => second === null)).toHaveLength(there.length % 2);
        if (there.length === 4 && at < 3) {
          const games = rounds.slice(0, at + 1).flat();
          const repeated = games.length - new Set(games.map(pairKey)).size;
          expect(repeated).toBeLessThanOrEqual(2 * at);
        }
      }
    }
    const four = range(4).map((n) => ({ n, points: 0, rating: 1500 }));
    const all = roundRobin(range(4)).flatMap((round, i) => played(i + 1, round, dice));
    expect(swissRound(four, all)).toHaveLength(2);
    // Two have met everybody else already, the other two have not met.
    const some = all.filter((one) => pairKey(one) !== '0,1' && pairKey(one) !== '2,3');
    expect(swissRound(four, some).map(pairKey).toSorted()).toEqual(['0,1', '2,3']);
  });

  test('a large field is paired in time', () => {
    const { rounds } = play(new Dice(SEED), 200, 3);
    expect(rounds.map((round) => round.length)).toEqual([100, 100, 100]);
  });
});

describe('knock-out', () => {
  test('the best have byes, the best two meet last, and one is left', () => {
    const dice = new Dice(SEED);
    for (let size = 2; size <= 70; size++) {
      const seeded = dice.shuffled(range(size));
      const seedOf = (n: number) => seeded.indexOf(n);
      const meetings: Meeting[] = [];
      let matches: Match[] = firstMatches(seeded);
      const places = 2 ** knockOutRounds(size);
      expect(matches).toHaveLength(places / 2);
      const resting = matches.flatMap(([one, other]) => (other === null ? [one as number] : []));
      expect(resting.map(seedOf).toSorted((a, b) => a - b)).toEqual(range(places - size));
      for (let round = 1; round <= knockOutRounds(size); round++) {
        // If the better one always wins, the best are left, as many as there are matches.
        const winners = matches.map(([one, other], board) => {
          if (one === null || other === null) return one ?? other;
          const pair = beginner([one, other], seedOf, meetings);
          const first = seedOf(pair.first) < seedOf(pair.second as number);
          const meeting: Meeting = {
            ...pair,
            round,
            board,
            game: 1,
            outcome: first ? 'first' : 'second',
            forfeit: false,
          };
          meetings.push(meeting);
          return winnerOf([meeting], seedOf) as number;
        });
        expect(winners.map((n) => seedOf(n as number)).toSorted((a, b) => a - b)).toEqual(
          range(matches.length),
        );
        if (matches.length > 1) matches = nextMatches(winners);
        else expect(winners).toEqual([seeded[0]]);
      }
    }
  });

  const game = (facts: Partial<Meeting>): Meeting => ({
    round: 1,
    board: 1,
    game: 1,
    first: 7,
    second: 8,
    outcome: null,
    forfeit: false,
    ...facts,
  });
  const seedOf = (n: number) => n;

  test('a shared victory is played again, and then the better seed has won', () => {
    expect(winnerOf([game({})], seedOf)).toBe(undefined);
    expect(winnerOf([game({ outcome: 'shared' })], seedOf)).toBe(undefined);
    const again = game({ game: 2, first: 8, second: 7 });
    expect(winnerOf([game({ outcome: 'shared' }), again], seedOf)).toBe(undefined);
    expect(winnerOf([game({ outcome: 'shared' }), { ...again, outcome: 'first' }], seedOf)).toBe(8);
    expect(winnerOf([game({ outcome: 'shared' }), { ...again, outcome: 'shared' }], seedOf)).toBe(7);
    expect(winnerOf([game({ outcome: 'none' })], seedOf)).toBe(null);
    expect(winnerOf([game({ second: null, outcome: 'bye' })], seedOf)).toBe(7);
  });

  test('who has begun less often begins; at first it is the worse seed', () => {
    expect(beginner([7, 8], seedOf, [])).toEqual({ first: 8, second: 7 });
    const before = game({ first: 8, second: 3, outcome: 'first' });
    expect(beginner([7, 8], seedOf, [before])).toEqual({ first: 7, second: 8 });
  });
});

describe('arena', () => {
  test('hundreds of arenas: nobody is in two games, nobody waits long, and few meet twice in a row', () => {
    const dice = new Dice(SEED);
    for (let i = 0; i < 200; i++) {
      const entrants = 2 + dice.below(20);
      const meetings: Meeting[] = [];
      const busy = new Map<number, number>();
      const since = new Map(range(entrants).map((n) => [n, 0]));
      for (let now = 0; now < 300_000; now += 2000) {
        for (const [n, until] of busy) {
          if (until > now) continue;
          busy.delete(n);
          since.set(n, now);
        }
        const free = range(entrants).filter((n) => !busy.has(n));
        const waiting = free.map((n) => ({
          n,
          points: scoresOf('arena', meetings, n).reduce((sum, one) => sum + one, 0),
          waited: now - (since.get(n) ?? 0),
        }));
        const pairs = arenaPairs(waiting, meetings);
        const lastOf = (n: number) => {
          const last = meetings.findLast((one) => isOf(one, n));
          return last && opponentOf(last, n);
        };
        for (const { first, second } of pairs) {
          const other = second as number;
          const waited = Math.max(...[first, other].map((n) => now - (since.get(n) ?? 0)));
          if (lastOf(first) === other) expect(waited).toBeGreaterThanOrEqual(ARENA_PATIENCE);
        }
        for (const [board, { first, second }] of pairs.entries()) {
          for (const n of [first, second as number]) {
            expect(busy.has(n)).toBe(false);
            busy.set(n, now + 10_000 + 1000 * board + dice.below(60) * 1000);
          }
          busy.set(second as number, busy.get(first) as number);
          meetings.push(...played(1, [{ first, second }], dice));
        }
        // Whoever is left over is alone, or has just played the only other one.
        const left = free.filter((n) => !busy.has(n));
        expect(left.length).toBeLessThanOrEqual(3);
        if (left.length === 2) expect(lastOf(left[0]) === left[1] || lastOf(left[1]) === left[0]).toBe(true);
      }
      for (const balance of balances(meetings, entrants)) expect(Math.abs(balance)).toBeLessThanOrEqual(3);
    }
  });

  test('those near in points meet, and who has waited longest is not left over', () => {
    const waiting = [
      { n: 0, points: 10, waited: 0 },
      { n: 1, points: 0, waited: 0 },
      { n: 2, points: 9, waited: 0 },
      { n: 3, points: 1, waited: 0 },
    ];
    expect(arenaPairs(waiting, []).map(pairKey).toSorted()).toEqual(['0,2', '1,3']);
    const three = waiting.slice(0, 3).map((one) => ({ ...one, waited: one.n === 1 ? 60_000 : 0 }));
    expect(arenaPairs(three, []).flatMap(({ first, second }) => [first, second])).toContain(1);
  });
});

import type { MatchWish } from '@provincia/protocol';
import { describe, expect, test } from 'vitest';
import { Dice } from '../../test/surviving/dice.ts';
import { commonSets, groupsOf, type Waiting } from './grouping.ts';
import { reachAfter } from './reach.ts';

const NOW = 1_000_000;
const wish: MatchWish = {
  players: [2],
  sets: ['base', 'intrigue'],
  rated: true,
  pace: 'live',
  range: 100,
};
const everybodyMay = () => true;

function somebody(person: string, facts: Partial<MatchWish> = {}, rating = 1500, waited = 0): Waiting {
  return {
    person,
    wish: { ...wish, ...facts },
    ratings: { 2: rating, 3: rating, 4: rating },
    since: NOW - waited,
  };
}

const names = (groups: readonly (readonly Waiting[])[]) =>
  groups.map((group) =>
    group
      .map(({ person }) => person)
      .sort()
      .join(' '),
  );
const grouped = (...waiting: Waiting[]) => names(groupsOf(waiting, NOW, everybodyMay));

test('two who want the same are brought together', () => {
  expect(grouped(somebody('ada'), somebody('bob'))).toEqual(['ada bob']);
});

test('who wants another kind of game is not', () => {
  const ada = somebody('ada');
  for (const other of [{ rated: false }, { pace: 'day' }, { players: [3] }, { sets: ['dark-ages'] }] as const)
    expect(grouped(ada, somebody('bob', { ...other } as Partial<MatchWish>))).toEqual([]);
});

test('the kingdom comes from the sets that all have named', () => {
  const [ada, bob, eve] = [['base', 'intrigue'], ['intrigue', 'dark-ages'], ['base']].map((sets, i) =>
    somebody(['ada', 'bob', 'eve'][i], { sets, players: [3] }),
  );
  expect(commonSets([ada, bob])).toEqual(['intrigue']);
  // Each two of them have a set in common, all three have none.
  expect(grouped(ada, bob, eve)).toEqual([]);
});

test('a table is as large as it can be now', () => {
  const any = { players: [2, 3, 4] };
  expect(grouped(...['ada', 'bob', 'eve', 'kim'].map((name) => somebody(name, any)))).toEqual([
    'ada bob eve kim',
  ]);
  expect(grouped(...['ada', 'bob', 'eve'].map((name) => somebody(name, any)))).toEqual(['ada bob eve']);
  expect(grouped(somebody('ada', any), somebody('bob', any), somebody('eve', { players: [4] }))).toEqual([
    'ada bob',
  ]);
});

test('ratings have to be near, for both, and less so with time', () => {
  const ada = somebody('ada', {}, 1500);
  expect(grouped(ada, somebody('bob', {}, 1600))).toEqual(['ada bob']);
  expect(grouped(ada, somebody('bob', {}, 1601))).toEqual([]);
  // Bob would meet anybody by now, but Ada has just come.
  expect(grouped(ada, somebody('bob', {}, 1700, 60_000))).toEqual([]);
  expect(grouped(somebody('ada', {}, 1500, 10_000), somebody('bob', {}, 1700, 60_000))).toEqual(['ada bob']);
  expect(grouped(somebody('ada', {}, 500, 60_000), somebody('bob', {}, 2500, 60_000))).toEqual(['ada bob']);
});

test('who has waited longest comes first, and gets the nearest', () => {
  const long = somebody('ada', { range: null }, 1500, 5000);
  expect(
    grouped(
      somebody('bob', { range: null }, 1400, 10),
      somebody('eve', { range: null }, 1450, 20),
      long,
      somebody('kim', { range: null }, 1700, 4000),
    ),
  ).toEqual(['ada eve', 'bob kim']);
});

test('people who may not meet are kept apart, and do not keep others from a table', () => {
  const all = ['ada', 'bob', 'eve', 'kim'].map((name, i) => somebody(name, { players: [3] }, 1500 + i));
  const apart = (one: Waiting, other: Waiting) =>
    [one.person, other.person].sort().join() !== 'ada,bob' &&
    [one.person, other.person].sort().join() !== 'bob,eve';
  expect(names(groupsOf(all, NOW, apart))).toEqual(['ada eve kim']);
});

test('the range grows, and by the day slowly', () => {
  expect(reachAfter({ range: 100, pace: 'live' }, 0)).toBe(100);
  expect(reachAfter({ range: 100, pace: 'live' }, 30_000)).toBe(400);
  expect(reachAfter({ range: 100, pace: 'live' }, 60_000)).toBe(Number.POSITIVE_INFINITY);
  expect(reachAfter({ range: 100, pace: 'day' }, 60_000)).toBeLessThan(102);
  expect(reachAfter({ range: 100, pace: 'day' }, 12 * 3_600_000)).toBe(Number.POSITIVE_INFINITY);
  expect(reachAfter({ range: null, pace: 'day' }, 0)).toBe(Number.POSITIVE_INFINITY);
});

describe('whoever waits', () => {
  const dice = new Dice(Number(process.env.PROVINCIA_TEST_SEED ?? 1));
  const some = <T>(list: readonly T[]): T[] => {
    const chosen = list.filter(() => dice.oneIn(2));
    return chosen.length > 0 ? chosen : [dice.pick(list)];
  };
  const crowd = (size: number): Waiting[] =>
    Array.from({ length: size }, (_, i) => ({
      person: `p${i}`,
      wish: {
        players: some([2, 3, 4]),
        sets: some(['base', 'intrigue', 'dark-ages']),
        rated: dice.oneIn(2),
        pace: dice.pick(['live', 'day'] as const),
        range: dice.pick([50, 200, null]),
      },
      ratings: { 2: 1000 + dice.below(1000), 3: 1000 + dice.below(1000), 4: 1000 + dice.below(1000) },
      since: NOW - dice.below(70_000),
    }));
  const mayMeet = (one: Waiting, other: Waiting) =>
    (Number(one.person.slice(1)) + Number(other.person.slice(1))) % 7 !== 0;
  const isFit = (group: readonly Waiting[]) =>
    commonSets(group).length > 0 &&
    group.every(
      (one) =>
        one.wish.players.includes(group.length) &&
        group.every((other) => {
          if (one === other) return true;
          const far = Math.abs(one.ratings[group.length] - other.ratings[group.length]);
          return (
            one.wish.rated === other.wish.rated &&
            one.wish.pace === other.wish.pace &&
            far <= reachAfter(one.wish, NOW - one.since) &&
            mayMeet(one, other)
          );
        }),
    );

  test('everybody gets what they want or waits on, nobody is in two groups, and no two who fit are left', () => {
    for (let round = 0; round < 60; round++) {
      const waiting = crowd(1 + dice.below(40));
      const groups = groupsOf(waiting, NOW, mayMeet);
      const together = groups.flat().map(({ person }) => person);
      expect(new Set(together).size).toBe(together.length);
      for (const group of groups)
        expect(
          isFit(group.map((one) => waiting.find(({ person }) => person === one.person) as Waiting)),
        ).toBe(true);
      const left = waiting.filter(({ person }) => !together.includes(person));
      for (const one of left)
        for (const other of left) if (one !== other) expect(isFit([one, other])).toBe(false);
    }
  });

  test('it does not matter in which order they are read', () => {
    const waiting = crowd(60);
    const sorted = (list: readonly Waiting[]) => names(groupsOf(list, NOW, mayMeet)).sort();
    expect(sorted(dice.shuffled(waiting))).toEqual(sorted(waiting));
  });
});

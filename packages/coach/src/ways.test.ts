import { known, parseStrategy } from '@provincia/bots';
import { expect, test } from 'vitest';
import { kingdom, playedThere } from './testing.ts';
import { acquiredIn, waysOf } from './ways.ts';

/** Money with a Smithy, money with a Militia, and an engine of Smithies: each is worse than the one before it. */
const buys = [
  [
    'province: money >= 16 or turn >= 18',
    'duchy: provinces-left <= 4',
    'estate: provinces-left <= 2',
    'gold',
    'smithy: own(smithy) < 1 or own(smithy) < 2 and cards > 18',
    'silver',
  ],
  [
    'province',
    'duchy: provinces-left <= 6 or turn >= 10',
    'estate: provinces-left <= 2',
    'militia: own(militia) < 2',
    'gold',
    'silver',
  ],
  [
    'province: money >= 10 or turn >= 12',
    'duchy: provinces-left <= 3',
    'remodel: own(remodel) < 1',
    'gold: own(gold) < 2',
    'smithy: own(smithy) < 2',
    'village: own(village) < 2',
    'smithy: own(smithy) < 4',
    'village: own(village) < 5',
    'gold',
    'silver: own(silver) < 3',
  ],
];
const results = [
  [0.5, 0.7, 0.8],
  [0.3, 0.5, 0.7],
  [0.2, 0.3, 0.5],
];
const repertoire = buys.map((lines, i) => {
  const parsed = parseStrategy(
    ['name: Plan', 'buy:', ...lines.map((line) => `  - ${line}`)].join('\n'),
    'plan',
  );
  if (!parsed.ok) throw new Error('a plan of the test cannot be read');
  return { strategy: parsed.value, weight: i === 0 ? 1 : 0, results: results[i] };
});
const plans = known(repertoire, kingdom, 2);
const ways = waysOf(plans, kingdom, 2, 150_000);
const { best } = ways;

test('the ways to be gone most often come first, each once, with shares that fit each other', () => {
  const weights = best.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(best.map(({ plan: { kind, card } }) => `${kind} ${card}`)).toEqual([
    'money smithy',
    'money militia',
    'engine smithy',
  ]);
  for (const [i, { shares }] of best.entries()) {
    expect(shares[i]).toBeNull();
    for (const [j, share] of shares.entries())
      if (share !== null) expect(share + (best[j].shares[i] ?? 0)).toBeCloseTo(1);
  }
});

test('a share is one of games that were won: the best way beats the others, and who buys money alone', () => {
  const [first, second] = best;
  expect(first.shares[1]).toBeGreaterThan(0.6);
  expect(second.shares[0]).toBeLessThan(0.4);
  expect(first.againstMoney).toBeGreaterThan(0.7);
  expect(ways.games).toBeGreaterThanOrEqual(24);
  // A shared victory is half of one.
  for (const share of [...first.shares, first.againstMoney])
    if (share !== null) expect((2 * share * ways.games) % 1).toBeCloseTo(0);
});

test('with more players a share is that of one among others', () => {
  const { best: three, games } = waysOf(plans, kingdom, 3, 0);
  expect(games).toBe(24);
  const [ahead, behind] = [three[0].shares[1] as number, three[1].shares[0] as number];
  expect(behind).toBeLessThan(1 / 3);
  expect(ahead).toBeGreaterThan(1 / 3);
});

test('a plan that money alone beats is no way to win', () => {
  const idle = Object.assign(() => [], { inPhase: () => [] });
  const poor = plans.map((plan) => (plan.title.card === 'militia' ? { ...plan, bot: idle } : plan));
  const left = waysOf(poor, kingdom, 2, 0).best;
  expect(left.map(({ plan: { kind } }) => kind)).toEqual(['money', 'engine']);
  expect(left.map(({ shares }) => shares.length)).toEqual([2, 2]);
});

test('variants of one plan are told of where there is hardly anything else', () => {
  const alike = Array.from({ length: 4 }, () => ({ ...plans[0], results: new Array<number>(4).fill(0.5) }));
  expect(waysOf(alike, kingdom, 2, 0).best).toHaveLength(3);
});

test('a way says what it gets and from which turn on, the first cards first', () => {
  for (const { gets } of best) {
    expect(gets.length).toBeGreaterThan(1);
    expect(gets.map(({ turn }) => turn)).toEqual(gets.map(({ turn }) => turn).toSorted((a, b) => a - b));
    expect(gets.map(({ card }) => card)).toContain('province');
    for (const { turn, count } of gets) expect(Math.min(turn, count)).toBeGreaterThan(0);
  }
});

test('what a player got in a game stands beside it', () => {
  const played = playedThere(['normal', 'easy'], 7);
  const [normal, easy] = acquiredIn(played);
  expect(normal.find(({ card }) => card === 'province')?.count).toBeGreaterThan(0);
  expect(easy[0].turn).toBe(1);
  const cut = acquiredIn({ ...played, answers: played.answers.slice(0, 4) });
  expect(cut.flat().every(({ turn }) => turn === 1)).toBe(true);
});

import { expect, test } from 'vitest';
import { styleFor } from '../play/style.ts';
import { english } from '../testing.ts';
import { calibrateJson } from './json.ts';
import type { Outcome } from './outcome.ts';
import {
  addPosition,
  addReliability,
  brierScore,
  emptyReliability,
  type Reliability,
  verdictOn,
  wholeOf,
} from './reliability.ts';
import { calibrateLines } from './table.ts';

/** Positions in which this was stated, how the game ended, and who was ahead there. */
function reliabilityOf(
  ...positions: readonly (readonly [chance: number, result: number, lead?: number])[]
): Reliability {
  const reliability = emptyReliability();
  for (const [chance, result, lead = 0] of positions) addPosition(reliability, chance, result, lead);
  return reliability;
}

/** So many positions of one kind, of which so many were won. */
function many(chance: number, count: number, won: number) {
  return Array.from({ length: count }, (_, i) => [chance, i < won ? 1 : 0] as const);
}

test('each position is in the bin of its chance: from ten points up to, but not with, the next ten', () => {
  const chances = [0, 0.0999, 0.1, 0.5, 0.55, 0.9, 1];
  const { bins } = reliabilityOf(...chances.map((chance) => [chance, 0] as const));
  expect(bins.map(({ positions }) => positions)).toEqual([2, 1, 0, 0, 0, 2, 0, 0, 0, 2]);
});

test('a bin says what was stated, what was won, and the difference; a tie is half a win', () => {
  const { bins } = reliabilityOf([0.6, 1], [0.62, 0.5], [0.64, 0], [0.66, 1]);
  const verdict = verdictOn(bins[6]);
  expect(verdict.positions).toBe(4);
  expect(verdict.stated).toBeCloseTo(0.63);
  expect(verdict.won).toBe(0.625);
  expect(verdict.difference).toBeCloseTo(-0.005);
  expect(verdictOn(bins[2])).toEqual({
    positions: 0,
    stated: null,
    won: null,
    difference: null,
    tooFew: true,
  });
});

test('fewer than 200 positions are too few', () => {
  const fewOf = (count: number) => verdictOn(reliabilityOf(...many(0.3, count, 3)).bins[3]).tooFew;
  expect([fewOf(199), fewOf(200)]).toEqual([true, false]);
});

test('the Brier score is the mean of the squares', () => {
  expect(brierScore(emptyReliability())).toBe(null);
  expect(brierScore(reliabilityOf([1, 1], [0, 0]))).toBe(0);
  expect(brierScore(reliabilityOf([0.5, 1], [0.5, 0], [0.5, 1]))).toBe(0.25);
  expect(brierScore(reliabilityOf([0.8, 1], [0.2, 1], [0.5, 0.5]))).toBeCloseTo((0.04 + 0.64 + 0) / 3);
});

test('what two threads have heard is added up', () => {
  const one = reliabilityOf([0.15, 1], [0.75, 0.5]);
  addReliability(one, reliabilityOf([0.75, 1], [1, 1]));
  const both = reliabilityOf([0.15, 1], [0.75, 0.5], [0.75, 1], [1, 1]);
  expect(one).toEqual(both);
  expect(wholeOf(both)).toEqual({ positions: 4, stated: 2.65, won: 3.5 });
});

const outcome: Outcome = {
  games: 30,
  seconds: 4.56,
  all: reliabilityOf(...many(0.25, 300, 60), ...many(0.75, 200, 170), [0.5, 1]),
  against: {
    itself: reliabilityOf(...many(0.25, 300, 60)),
    normal: reliabilityOf(...many(0.75, 200, 170), [0.5, 1]),
    strategies: emptyReliability(),
  },
};

test('the tables have every bin, mark those with too few positions, and end with the Brier score', () => {
  const lines = calibrateLines('hard', outcome, styleFor(false, 80, english));
  expect(lines).toHaveLength(4 * 15 + 3 + 4);
  expect(lines.slice(-19)).toEqual([
    'Against all of them',
    'stated chance  positions  stated %  won %  difference',
    '0 to 10%               0         ?      ?           ?  too few',
    '10 to 20%              0         ?      ?           ?  too few',
    '20 to 30%            300      25.0   20.0        −5.0',
    '30 to 40%              0         ?      ?           ?  too few',
    '40 to 50%              0         ?      ?           ?  too few',
    '50 to 60%              1      50.0  100.0       +50.0  too few',
    '60 to 70%              0         ?      ?           ?  too few',
    '70 to 80%            200      75.0   85.0       +10.0',
    '80 to 90%              0         ?      ?           ?  too few',
    '90 to 100%             0         ?      ?           ?  too few',
    'overall              501      45.0   46.1        +1.1',
    'Brier score: 0.153',
    'Brier score of the points lead alone: 0.248; of always saying half: 0.250',
    '',
    'The difference is what was won beyond what was stated. From fewer than 200',
    'positions ("too few"), nothing can be concluded.',
    '30 games in 4.6 s.',
  ]);
  expect(lines).toContain('Against itself');
  expect(lines).toContain('Against Level normal');
  expect(lines).toContain('Brier score: ?');
});

test('the JSON has the same figures as shares', () => {
  const json = JSON.parse(JSON.stringify(calibrateJson({ level: 'hard', seed: '1' }, outcome)));
  expect(json).toMatchObject({ level: 'hard', seed: '1', games: 30, positions: 501 });
  expect(json.brier).toBeCloseTo((60 * 0.5625 + 240 * 0.0625 + 170 * 0.0625 + 30 * 0.5625 + 0.25) / 501);
  expect(json.bins[2]).toMatchObject({ from: 0.2, to: 0.3, positions: 300, stated: 0.25, won: 0.2 });
  expect(json.bins[2].tooFew).toBe(false);
  expect(json.opponents.map(({ against }: { against: string }) => against)).toEqual([
    'itself',
    'normal',
    'strategies',
  ]);
  expect(json.opponents[2]).toMatchObject({ positions: 0, brier: null, stated: null });
});

test('a difference that is nearly none has no sign', () => {
  const shown = (won: number) => {
    const exact = { ...outcome, all: reliabilityOf(...many(0.25, 10_000, won)) };
    const lines = calibrateLines('hard', exact, styleFor(false, 80, english));
    return lines
      .findLast((line) => line.startsWith('20 to 30%'))
      ?.split(/ +/)
      .at(-1);
  };
  expect([2499, 2500, 2501].map(shown)).toEqual(['0.0', '0.0', '0.0']);
  expect([2400, 2600].map(shown)).toEqual(['−1.0', '+1.0']);
});

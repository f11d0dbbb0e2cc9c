import { describe, expect, test } from 'vitest';
import { playerOf, precisionOf, turnsOf } from './luck.ts';
import type { ReviewedDecision } from './review.ts';

function decision(index: number, seat: number, loss: number, about: ReviewedDecision['about'] = 'purchase') {
  const given = { picks: [], more: [], chance: 0.5, games: 100 };
  const rest = { turn: 1, given, better: null, error: 0.001, mark: 'fine', reason: null, tried: [] } as const;
  return { index, seat, loss, about, ...rest };
}

const start = [0.6, 0.4];
const decisions = [
  decision(0, 0, 0.1),
  decision(1, 0, 0.02, 'action'),
  decision(5, 1, 0.2),
  decision(9, 0, 0),
];

describe('over a game', () => {
  const players = [0, 1].map((seat) => playerOf(seat, start, [1, 0], decisions));

  test('start, skill, the answers of others and luck add up to the result', () => {
    for (const [seat, { skill, others, luck }] of players.entries())
      expect(start[seat] + skill + others + luck).toBeCloseTo(1 - seat);
  });

  test('what one of two loses the other gains, and their luck is opposite', () => {
    const [first, second] = players;
    expect(first.skill).toBeCloseTo(-0.12);
    expect(first.others).toBeCloseTo(0.2);
    expect(second.skill).toBeCloseTo(-first.others);
    expect(second.others).toBeCloseTo(-first.skill);
    expect(second.luck).toBeCloseTo(-first.luck);
  });

  test('the error rate is what a decision cost on the average', () => {
    expect(players.map(({ decisions: count }) => count)).toEqual([3, 1]);
    expect(players[0].errorRate).toBeCloseTo(0.04);
    expect(precisionOf([])).toEqual({ decisions: 0, errorRate: 0, accuracy: null });
    expect(precisionOf([decision(0, 0, 0.03), decision(1, 0, 0)]).accuracy).toBeCloseTo(50);
  });

  test('what one of three loses the others share', () => {
    const { others, skill } = playerOf(2, [0.3, 0.3, 0.4], [0, 0, 1], decisions);
    expect(skill).toBe(0);
    expect(others).toBeCloseTo((0.12 + 0.2) / 2);
  });

  test('a loss that may be chance is counted as luck', () => {
    const unclear = [{ ...decision(0, 0, 0.1), error: 0.05 }];
    const { skill, luck } = playerOf(0, start, [0, 1], unclear);
    expect(skill).toBe(0);
    expect(luck).toBeCloseTo(-0.6);
  });
});

describe('turn by turn', () => {
  const standings = [
    { index: 0, seat: 0, turn: 1, chances: [0.6, 0.4], error: 0.02 },
    { index: 4, seat: 1, turn: 1, chances: [0.5, 0.5], error: 0.02 },
    { index: 8, seat: 0, turn: 2, chances: [0.9, 0.1], error: 0.02 },
  ];
  const turns = turnsOf(standings, decisions, [1, 0]);

  test('poor actions and poor purchases are told apart', () => {
    // Where there was no choice nothing is said of it.
    expect(turns.map(({ lostInActions }) => lostInActions)).toEqual([expect.closeTo(0.02), null, null]);
    expect(turns.map(({ lostInPurchases }) => lostInPurchases)).toEqual([
      expect.closeTo(0.1),
      expect.closeTo(0.2),
      0,
    ]);
  });

  test('whatever else changed the chances is luck', () => {
    expect(turns.map(({ luck }) => luck[0])).toEqual([
      expect.closeTo(0.02),
      expect.closeTo(0.2),
      expect.closeTo(0.1),
    ]);
    for (const { luck } of turns) expect(luck[0] + luck[1]).toBeCloseTo(0);
  });

  test('the last turn of a game that is not over has no luck yet', () => {
    expect(turnsOf(standings, decisions, null).at(-1)?.luck).toEqual([0, 0]);
  });
});

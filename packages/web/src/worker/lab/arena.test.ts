import { printedKingdoms } from '@provincia/catalog';
import { expect, test } from 'vitest';
import { kingdomWith } from '../kingdoms.ts';
import { Arena } from './arena.ts';
import { addTally, emptyTally, type Match } from './match.ts';
import { checkStrategy, field } from './strategies.ts';

const match: Match = {
  players: [{ id: 'smithy-ultimate' }, { id: 'double-witch-ultimate' }],
  kingdom: kingdomWith(['smithy', 'witch']) ?? [],
  seed: '7'.padStart(32, '0'),
};

test('the numbers are those of `provincia sim smithy-ultimate double-witch-ultimate --games 400 --seed 7`', () => {
  const { games, players, firstWins, byProvinces, byPiles, brokenOff } = new Arena(match).play(0, 400);
  expect({ games, firstWins, byProvinces, byPiles, brokenOff }).toEqual({
    games: 400,
    firstWins: 219,
    byProvinces: 325,
    byPiles: 75,
    brokenOff: 0,
  });
  expect(players[0]).toEqual({ wins: 67, ties: 6, losses: 327, points: 11639, turns: 8915 });
  expect(players[1]).toEqual({ wins: 327, ties: 6, losses: 67, points: 16158, turns: 9038 });
});

test('the cuts do not matter, and everything is counted once', () => {
  const whole = new Arena(match).play(0, 60);
  const sum = emptyTally();
  const arena = new Arena(match);
  for (const [from, to] of [
    [25, 60],
    [0, 7],
    [7, 25],
  ]) {
    addTally(sum, arena.play(from, to));
  }
  expect({ ...sum, margins: sorted(sum.margins), lengths: sorted(sum.lengths) }).toEqual({
    ...whole,
    margins: sorted(whole.margins),
    lengths: sorted(whole.lengths),
  });
  const count = (counts: ReadonlyMap<number, number>) => [...counts.values()].reduce((a, b) => a + b, 0);
  expect([count(whole.margins), count(whole.lengths)]).toEqual([60, 60]);
});

function sorted(counts: ReadonlyMap<number, number>): [number, number][] {
  return [...counts].sort(([a], [b]) => a - b);
}

test('all that can be chosen can play', () => {
  const { strategies, levels } = field();
  expect(levels).toEqual(['easy', 'normal']);
  expect(strategies.length).toBeGreaterThan(50);
  for (const { id, piles, text } of strategies) {
    const players = [{ id }, { text }] as const;
    const kingdom = kingdomWith(piles) ?? [];
    expect(new Arena({ players, kingdom, seed: match.seed }).play(0, 2).games).toBe(2);
  }
  // A printed kingdom: how to play it is known.
  const { cards: kingdom } = printedKingdoms[0];
  const players = [{ level: 'easy' }, { level: 'normal' }] as const;
  expect(new Arena({ players, kingdom, seed: match.seed }).play(0, 2).games).toBe(2);
});

test('a text is read, or its mistake has a place', () => {
  const good = 'name: Mine\nbuy:\n  - province\n  - witch: own(witch) < 2\n  - silver\n';
  expect(checkStrategy(good)).toEqual({ ok: true, name: 'Mine', piles: ['witch'] });
  expect(checkStrategy(good.replace('witch:', 'wich:'))).toEqual({
    ok: false,
    line: 4,
    column: 5,
    sentence: expect.stringContaining('Do you mean "witch"?'),
  });
  expect(() => new Arena({ ...match, players: [{ text: 'nothing' }, { id: 'smithy' }] })).toThrow(RangeError);
});

test('a kingdom has ten piles at most', () => {
  expect(kingdomWith([])).toHaveLength(10);
  expect(kingdomWith(Array.from({ length: 11 }, (_, i) => `pile-${i}`))).toBeNull();
});

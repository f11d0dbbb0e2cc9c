import { Arena, botsOf } from '@provincia/arena';
import { makeLevels } from '@provincia/bots';
import { printedKingdoms } from '@provincia/catalog';
import { expect, test } from 'vitest';
import { kingdomWith } from './kingdoms.ts';
import { checkStrategy, field } from './strategies.ts';

test('all that can be chosen can play', () => {
  const { strategies, levels } = field();
  expect(levels).toEqual(['easy', 'normal']);
  expect(strategies.length).toBeGreaterThan(50);
  const match = { seating: 'alternate', seed: '7'.padStart(32, '0') } as const;
  const games = (players: Parameters<typeof botsOf>[0]['players'], kingdom: readonly string[]) => {
    const whole = { ...match, players, kingdom };
    return new Arena(whole, botsOf(whole, makeLevels())).play(0, 2).games;
  };
  for (const { id, piles, text } of strategies) {
    expect(games([{ id }, { text }], kingdomWith(piles) ?? [])).toBe(2);
  }
  // A printed kingdom: how to play it is known.
  expect(games([{ level: 'easy' }, { level: 'normal' }], printedKingdoms[0].cards)).toBe(2);
});

test('a text is read, or its mistake has a place', () => {
  const good = 'name: Mine\nbuy:\n  - province\n  - witch: own(witch) < 2\n  - silver\n';
  expect(checkStrategy(good)).toEqual({ ok: true, name: 'Mine', piles: ['witch'] });
  expect(checkStrategy(good.replace('witch:', 'wich:'))).toEqual({
    ok: false,
    problem: { code: 'no-card-near', values: { id: 'wich', near: 'witch' }, line: 4, column: 5 },
  });
});

test('a kingdom has ten piles at most', () => {
  expect(kingdomWith([])).toHaveLength(10);
  expect(kingdomWith(Array.from({ length: 11 }, (_, i) => `pile-${i}`))).toBeNull();
});

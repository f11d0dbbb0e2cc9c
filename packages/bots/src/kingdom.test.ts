import { fillUp, library } from '@provincia/cards';
import { rulesVersion, type Setup } from '@provincia/engine';
import { expect, test } from 'vitest';
import { kingdomOf, kingdomsWith, shapeOf } from './kingdom.ts';
import { keyOf } from './plan/book.ts';
import { kingdomWith } from './strategy/testing.ts';

const ten = kingdomWith(['monument']);
const all = [...ten, 'platinum', 'colony'];

function setup(more: Partial<Setup>): Setup {
  return { rules: rulesVersion, seed: '0'.repeat(32), players: 2, kingdom: ten, ...more };
}

test('a kingdom with Colonies has two piles more, and so other plans; without them its plans are those of ever', () => {
  expect(kingdomOf(setup({ colonies: true }))).toEqual(all);
  expect(kingdomOf(setup({ colonies: false }))).toBe(ten);
  expect(keyOf('plan', all, 2, 0)).not.toBe(keyOf('plan', ten, 2, 0));
});

test('where chance decides, the seed tells', () => {
  const games = Array.from({ length: 40 }, (_, i) =>
    kingdomOf(setup({ seed: i.toString().padStart(32, '0') })),
  );
  const withColonies = games.filter((kingdom) => kingdom.includes('colony')).length;
  expect(withColonies).toBeGreaterThan(0);
  expect(withColonies).toBeLessThan(20);
});

test('games are set up with the ten, and with or without Colonies', () => {
  expect(shapeOf(all, 3)).toEqual({ players: 3, kingdom: ten, colonies: true });
  expect(shapeOf(ten, 2)).toEqual({ players: 2, kingdom: ten, colonies: false });
});

test('ten piles make two kingdoms where chance decides about Colonies, else one', () => {
  const plain = fillUp([]);
  const prosperous = library.piles
    .filter(({ set, home }) => set === 'prosperity' && home === 'kingdom')
    .map(({ id }) => id)
    .slice(0, 10);
  expect(kingdomsWith(ten)).toEqual([ten, all]);
  expect(kingdomsWith(plain)).toEqual([plain]);
  expect(kingdomsWith(prosperous)).toEqual([[...prosperous, 'platinum', 'colony']]);
});

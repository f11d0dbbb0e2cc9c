import { fillUp, library } from '@provincia/cards';
import { isPlayable, printedKingdoms } from '@provincia/catalog';
import { checkSetup, type PileKind, rulesVersion } from '@provincia/engine';
import { expect, test } from 'vitest';

const problemWith = (kingdom: readonly string[]) => {
  const setup = checkSetup(library, { rules: rulesVersion, seed: '0'.repeat(32), players: 2, kingdom });
  return setup.ok ? null : setup.problem.message;
};
const playable = printedKingdoms.filter(isPlayable);
const called = (id: string) => printedKingdoms.find((kingdom) => kingdom.id === id);

test('78 printed sets of ten, each with a name of its own', () => {
  expect(printedKingdoms).toHaveLength(78);
  expect(new Set(printedKingdoms.map(({ id }) => id)).size).toBe(78);
  const titles = printedKingdoms.flatMap(({ title }) => [...new Set(Object.values(title))]);
  expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(titles.length);
  for (const { cards } of printedKingdoms) expect(new Set(cards).size).toBe(10);
});

test('those of Base, Intrigue, Dark Ages, Seaside and Prosperity alone are playable, and the engine takes them', () => {
  const home = new Set(['base', 'intrigue', 'dark-ages', 'seaside', 'prosperity']);
  expect(playable).toHaveLength(42);
  expect(playable.filter(({ from }) => 'seaside' in from)).toHaveLength(8);
  expect(playable.filter(({ from }) => 'prosperity' in from)).toHaveLength(8);
  for (const { from, cards } of playable) {
    expect(Object.keys(from).every((set) => home.has(set))).toBe(true);
    expect(problemWith(cards)).toBeNull();
  }
  expect(called('a-star-to-guide-you')).toSatisfy(isPlayable);
  expect(called('plagues')).not.toSatisfy(isPlayable);
});

test('their cards are in the printings they say they need', () => {
  for (const { id, from, cards } of playable) {
    for (const card of cards) {
      const { set, editions } = library.findPile(card) as PileKind;
      const edition = from[set];
      expect(edition === 'any' || editions.includes(edition), `${card} of ${id}`).toBe(true);
    }
  }
});

test('a kingdom is filled up to ten with plain piles, and never twice with the same one', () => {
  expect(fillUp([])).toHaveLength(10);
  const witches = fillUp(['witch', 'village']);
  expect(witches.slice(0, 3)).toEqual(['witch', 'village', 'woodcutter']);
  expect(problemWith(witches)).toBeNull();
  expect(fillUp(fillUp(['moat']))).toEqual(fillUp(['moat']));
});

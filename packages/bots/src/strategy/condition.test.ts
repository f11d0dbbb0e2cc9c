import { expect, test } from 'vitest';
import { compile } from './compile.ts';
import { NOTHING } from './gone.ts';
import { position, strategy } from './testing.ts';

/** Turn 7: 3 Coppers (one played), 2 Silvers, a Gold, an Estate, a Witch; 2 coins and 2 buys; two piles are empty. */
const game = position(
  {
    hand: ['silver', 'silver', 'estate'],
    deck: ['copper', 'gold', 'witch'],
    discard: ['copper', 'copper'],
    turns: 7,
  },
  { kingdom: ['witch'], coins: 2, buys: 2, supply: { province: 5, witch: 0, cellar: 0 } },
);

function holds(condition: string, at = game): boolean {
  const [{ when }] = strategy(`name: x\nbuy:\n  - gold: ${condition}`).buy;
  if (when === null) throw new Error('no condition');
  return compile(when)(at.view(0), NOTHING);
}

test.each([
  'own(silver) = 2',
  'own(copper) = 3',
  'own(province) = 0',
  'own(knights) = 0',
  'supply(province) = 5',
  'supply(witch) = 0',
  'supply(chapel) = 0',
  'money = 10',
  'coins = 2',
  'buys = 2',
  'turn = 7',
  'empty-piles = 2',
  'lead = 1',
  'cards = 8',
  'provinces-left = 5',
  'colonies-left = 0',
])('reads the game: %s', (condition) => {
  expect(holds(condition)).toBe(true);
  expect(holds(condition.replace('=', '!='))).toBe(false);
});

test('reads how many Colonies there are', () => {
  const colonies = position({}, { setup: { ...position({}).setup, colonies: true }, supply: { colony: 3 } });
  expect(holds('colonies-left = 3', colonies)).toBe(true);
});

/** Three players, the first with two Villages in play; the others have Witches. */
const table = position(
  {
    hand: ['silver', 'silver', 'sir-martin', 'dame-anna'],
    deck: ['gold', 'village'],
    play: ['village', 'village'],
  },
  {
    kingdom: ['witch', 'knights'],
    actions: 3,
    supply: { witch: 0, cellar: 0 },
    others: [
      { hand: ['copper', 'gold'], deck: ['witch', 'dame-molly'] },
      { hand: ['estate', 'estate', 'silver'], deck: ['witch', 'witch', 'spoils'], discard: ['estate'] },
    ],
  },
);

test.each([
  'actions = 3',
  'hand = 4',
  'players = 3',
  'piles-to-end = 1',
  'in-hand(silver) = 2',
  'in-hand(knights) = 2',
  'in-hand(gold) = 0',
  'in-play(village) = 2',
  'in-play(gold) = 0',
  'their(witch) = 2',
  'their(knights) = 1',
  'their(estate) = 3',
  'their(province) = 0',
  'their-money = 5',
  'their-cards = 7',
  'their-hand = 3',
])('reads the table: %s', (condition) => {
  expect(holds(condition, table)).toBe(true);
  expect(holds(condition.replace('=', '!='), table)).toBe(false);
});

test('no more piles than all have to run out', () => {
  const late = position({}, { supply: { cellar: 0, moat: 0, village: 0, smithy: 0 } });
  expect(holds('piles-to-end = 0', late)).toBe(true);
});

test.each([
  ['coins < 2', false],
  ['coins < 3', true],
  ['coins <= 2', true],
  ['coins <= 1', false],
  ['coins > 2', false],
  ['coins > 1', true],
  ['coins >= 2', true],
  ['coins >= 3', false],
  ['coins == 2', true],
  ['coins == 3', false],
])('compares: %s is %s', (condition, expected) => {
  expect(holds(condition)).toBe(expected);
});

test.each([
  ['1 + 2 * 3 = 7', true],
  ['(1 + 2) * 3 = 9', true],
  ['10 - 2 - 3 = 5', true],
  ['coins -1 = 1', true],
  ['own(silver)-1 = 1', true],
  ['empty-piles - 1 = 1', true],
  ['-coins + 3 = 1', true],
  ['lead > -2', true],
  ['2 - -2 = 4', true],
])('calculates: %s is %s', (condition, expected) => {
  expect(holds(condition)).toBe(expected);
});

const yes = 'coins = 2';
const no = 'coins = 3';

test.each([
  [`${yes} and ${no}`, false],
  [`${yes} and ${yes}`, true],
  [`${no} or ${yes}`, true],
  [`${no} or ${no}`, false],
  [`not ${no}`, true],
  [`not not ${no}`, false],
  // And binds closer than or, not closer than both.
  [`${yes} or ${yes} and ${no}`, true],
  [`(${yes} or ${yes}) and ${no}`, false],
  [`not ${yes} or ${yes}`, true],
  [`not (${yes} or ${yes})`, false],
])('joins: %s is %s', (condition, expected) => {
  expect(holds(condition)).toBe(expected);
});

test('looks no further than it has to', () => {
  const reads: string[] = [];
  const view = new Proxy(game.view(0), {
    get(target, key) {
      reads.push(String(key));
      return Reflect.get(target, key, target);
    },
  });
  const [{ when }] = strategy('name: x\nbuy:\n  - gold: coins = 3 and buys = 2 or turn = 7 or money = 0').buy;
  if (when === null) throw new Error('no condition');
  expect(compile(when)(view, NOTHING)).toBe(true);
  expect(reads).toEqual(['coins', 'turn']);
});

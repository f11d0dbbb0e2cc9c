import { RunChance } from '@provincia/arena';
import { library } from '@provincia/cards';
import { expect, test } from 'vitest';
import { coloniesOption, settledKingdom } from './colonies.ts';
import { kingdomOption } from './kingdom.ts';

const SEED = '0'.repeat(32);
const colonies = ['platinum', 'colony'];
const of = (set: string, count: number) =>
  library.piles
    .filter((pile) => pile.set === set && pile.home === 'kingdom')
    .slice(0, count)
    .map(({ id }) => id);
const [rich, plain, mixed] = [
  of('prosperity', 10),
  of('base', 10),
  [...of('base', 7), ...of('prosperity', 3)],
];

test('the option is with, without, or as the rules say', () => {
  expect(['with', 'without', 'rules', undefined].map(coloniesOption)).toEqual([
    true,
    false,
    undefined,
    undefined,
  ]);
  expect(() => coloniesOption('witout')).toThrow();
});

test('what is said counts before the rules, and what is named beside the ten is meant', () => {
  expect(settledKingdom(plain, SEED, true)).toEqual([...plain, ...colonies]);
  expect(settledKingdom(rich, SEED, false)).toEqual(rich);
  expect(settledKingdom(rich, SEED, undefined)).toEqual([...rich, ...colonies]);
  expect(settledKingdom(plain, SEED, undefined)).toEqual(plain);
  expect(kingdomOption([...plain, 'Colony'].join())).toEqual([...plain, ...colonies]);
  expect(kingdomOption(`platinum,${plain.join()},colony`)).toEqual([...plain, ...colonies]);
  expect(settledKingdom([...plain, ...colonies], SEED, undefined)).toEqual([...plain, ...colonies]);
  expect(settledKingdom([...plain, ...colonies], SEED, false)).toEqual(plain);
});

test('where the rules leave it to chance the seed decides, as often as piles are of the set', () => {
  const chance = new RunChance(SEED);
  const settled = Array.from({ length: 500 }, (_, i) => settledKingdom(mixed, chance.seedOf(i), undefined));
  const used = settled.filter(({ length }) => length === 12).length;
  expect(Math.abs(used - 150)).toBeLessThan(4 * Math.sqrt(500 * 0.3 * 0.7));
  expect(settledKingdom(mixed, chance.seedOf(3), undefined)).toEqual(settled[3]);
});

test('a kingdom of nine piles and a Colony is no kingdom', () => {
  expect(() => kingdomOption([...plain.slice(1), 'colony'].join())).toThrow();
});

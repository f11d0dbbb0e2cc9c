import { expect, test } from 'vitest';
import { shippedFor } from '../strategy/shipped.ts';
import { textOf } from '../strategy/text.ts';
import { seedsFor } from './seeds.ts';

const kingdom = 'bridge chapel gardens ironworks laboratory militia nobles smithy village witch'.split(' ');
const texts = seedsFor(kingdom).map((sort) => sort.map(textOf));
const someBuys = (...lines: string[]) =>
  texts.some((sort) => sort.some((text) => lines.every((line) => text.includes(`  - ${line}`))));

test('all strategies of the program that fit are among them', () => {
  const [shipped] = seedsFor(kingdom);
  expect(shipped.map(({ id }) => id)).toEqual(shippedFor(kingdom));
});

test('a Chapel is for an engine that then draws itself, and trashes down to three coins', () => {
  expect(
    someBuys('chapel: own(chapel) < 1', 'smithy: own(smithy) < own(village) + 1', 'copper: money > 3'),
  ).toBe(true);
});

test('Laboratories are wanted without end, Bridges until they pay for all at once', () => {
  expect(someBuys('laboratory\n', 'gold')).toBe(true);
  expect(someBuys('bridge\n', 'province: own(bridge) >= 6 or provinces-left <= 5 or turn >= 15')).toBe(true);
});

test('sorts that a kingdom has nothing for are not there', () => {
  const plain = 'cellar chancellor feast merchant moat moneylender spy thief vassal woodcutter'.split(' ');
  expect(seedsFor(plain).length).toBeLessThan(seedsFor(kingdom).length);
  for (const sort of seedsFor(plain)) expect(sort.length).toBeGreaterThan(0);
});

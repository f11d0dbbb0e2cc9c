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

test('an engine has Villages and Smithies in step, also with an attack', () => {
  const inStep = ['smithy: own(smithy) < own(village) + 1', 'village: own(village) < own(smithy) + 1'];
  expect(someBuys(...inStep)).toBe(true);
  expect(someBuys(...inStep, 'militia: own(militia) < 1')).toBe(true);
});

test('a Chapel is for a small deck that draws itself, attacks in every turn and never stands still', () => {
  const chapel = ['chapel: own(chapel) < 1', 'copper: money > 4', 'silver: own(silver) < 4'];
  expect(someBuys(...chapel, 'laboratory: own(laboratory) < 7', 'militia: own(militia) < 1')).toBe(true);
  expect(someBuys(...chapel, 'smithy: own(smithy) < 7', 'village: own(village) < own(smithy) + 0')).toBe(
    true,
  );
});

test('whether a small deck can pay for points, the coins of its actions say too', () => {
  const [, paid] = seedsFor([...kingdom.filter((pile) => pile !== 'witch'), 'festival'].sort())
    .flat()
    .map(textOf)
    .filter(
      (text) => text.includes('chapel: own(chapel) < 1') && text.includes('festival: own(festival) < 4'),
    );
  expect(paid).toContain('money + 2 * own(festival) > 15');
});

test('Ironworks take more Ironworks, then Gardens, whatever could be bought', () => {
  const gain = ['gain:', '  - gardens: own(ironworks) >= 3', '  - ironworks: own(ironworks) < 3'].join('\n');
  expect(texts.flat().some((text) => text.includes(gain))).toBe(true);
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

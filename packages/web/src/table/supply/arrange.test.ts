import { expect, test } from 'vitest';
import { prosperous } from '../gallery/sample-prosperity.ts';
import { baseView } from '../gallery/sample-sight.ts';
import { arranged } from './arrange.ts';

test('basics have their places, the kingdom goes by printed cost and name', () => {
  const { basics, kingdom } = arranged(baseView.supply, (pile) => pile);
  const ids = (piles: typeof basics) => piles.map(({ pile }) => pile).join(' ');
  expect(ids(basics)).toBe('copper estate silver duchy gold province curse ruins');
  expect(ids(kingdom)).toBe('cellar moat village marauder militia smithy knights market harem nobles');
});

test('Platinum and Colony stand between Gold and Province and what nobody wants', () => {
  const { basics } = arranged(prosperous.supply, (pile) => pile);
  expect(basics.map(({ pile }) => pile).join(' ')).toBe(
    'copper estate silver duchy gold province platinum colony curse',
  );
});

test('prices that fall move nothing', () => {
  const cheaper = baseView.supply.map((pile) => ({ ...pile, cost: 0 }));
  const order = (supply: typeof cheaper) => arranged(supply, (pile) => pile).kingdom.map(({ pile }) => pile);
  expect(order(cheaper)).toEqual(order([...baseView.supply]));
});

import { expect, test } from 'vitest';
import { baseView } from '../../table/gallery/sample-sight.ts';
import {
  isAgainst,
  leftIn,
  modeOf,
  nothingLeft,
  purchasesIn,
  raised,
  reactingIn,
  withAgainst,
  withMode,
} from './draft.ts';

const pile = (id: string, cost = 4) => ({ pile: id, card: id, cost, left: 10, inSupply: true });
const viewWith = (...piles: ReturnType<typeof pile>[]) => ({ ...baseView, own: null, supply: piles });

test('what could react is known from the piles, and so is what it could react to', () => {
  const view = viewWith(
    pile('moat', 2),
    pile('diplomat'),
    pile('market-square'),
    pile('militia'),
    pile('witch', 5),
  );
  const attacks = ['militia', 'witch'];
  expect(reactingIn(view)).toEqual([
    { card: 'moat', canUse: true, attacks },
    { card: 'diplomat', canUse: false, attacks },
    { card: 'market-square', canUse: true, attacks: null },
  ]);
  expect(reactingIn(viewWith(pile('moat', 2), pile('village')))).toEqual([]);
});

test('a card that begins in the deck can react as well', () => {
  const own = { seat: 0, hand: {}, deck: 5, looking: [], owned: { hovel: 1, copper: 7 } };
  expect(reactingIn({ ...viewWith(pile('village')), own })).toEqual([
    { card: 'hovel', canUse: true, attacks: null },
  ]);
});

test('what can be bought is offered, the dearest first', () => {
  const knights = { ...pile('knights', 5), card: 'dame-anna' };
  const spoils = { ...pile('spoils', 0), inSupply: false };
  expect(purchasesIn(viewWith(pile('silver', 3), knights, spoils, pile('gold', 6)))).toEqual([
    'gold',
    'silver',
  ]);
});

test('an answer is for all attacks at first, and then for those that are named', () => {
  const [moat] = reactingIn(viewWith(pile('moat', 2), pile('militia'), pile('witch', 5)));
  const used = withMode(nothingLeft, moat, 'use');
  expect([modeOf(nothingLeft, 'moat'), modeOf(used, 'moat')]).toEqual(['ask', 'use']);
  const narrower = withAgainst(used, 'moat', 'witch', false);
  expect([isAgainst(narrower, 'moat', 'militia'), isAgainst(narrower, 'moat', 'witch')]).toEqual([
    true,
    false,
  ]);
  // The other answer is for the same.
  const skipped = withMode(narrower, moat, 'skip');
  expect(skipped.reactions).toEqual([{ card: 'moat', use: false, against: ['militia'] }]);
  expect(leftIn(withMode(skipped, moat, 'ask'))).toBe(null);
  expect(leftIn(skipped)).toBe(skipped);
});

test('a card goes up one place', () => {
  expect(raised(['gold', 'silver', 'copper'], 2)).toEqual(['gold', 'copper', 'silver']);
});

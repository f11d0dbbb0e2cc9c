import { loadTranslation } from '@provincia/catalog';
import { expect, test } from 'vitest';
import { prosperous } from '../gallery/sample-prosperity.ts';
import { atSea, rivalAtSea } from '../gallery/sample-seaside.ts';
import { baseView } from '../gallery/sample-sight.ts';
import { tokenHelp, tokenWords } from './token-words.ts';
import { trayWords, underWords } from './tray-words.ts';
import { cardsAway, hasTrays, traysOf } from './trays.ts';
import { victoryTokensOf } from './victory-tokens.ts';

const english = await loadTranslation('en');
const onlooker = { ...atSea, own: null };

test('an Island mat lies open, a Native Village mat only for its owner', () => {
  expect(traysOf(atSea, 0).mats).toEqual([
    { of: 'island', count: 3, cards: ['island', 'province', 'island'] },
    { of: 'native-village', count: 3, cards: ['gold', 'wharf', 'copper'] },
  ]);
  expect(traysOf(atSea, 1).mats[1]).toEqual({ of: 'native-village', count: 4, cards: null });
  expect(traysOf(onlooker, 0).mats[1]).toEqual({ of: 'native-village', count: 3, cards: null });
});

test('what lies face down under a card is known to its owner alone', () => {
  const under = (view: typeof atSea, seat: number) => traysOf(view, seat).later.map((part) => part.under);
  expect(under(atSea, 0)).toEqual([['gold'], [], [], ['silver']]);
  expect(under(onlooker, 0)).toEqual([[null], [], [], ['silver']]);
});

test('a mat that others may not even count is not shown to them', () => {
  const [you, rival] = atSea.seats;
  const secret = { ...atSea, seats: [you, { ...rival, mats: { 'island-mat': null } }] };
  expect(traysOf(secret, 1).mats).toEqual([]);
});

test('there is room for trays in games with Durations or mats, and in no other', () => {
  expect(hasTrays(baseView)).toBe(false);
  expect(hasTrays(atSea)).toBe(true);
  const [pile] = baseView.supply;
  const wharf = { ...pile, pile: 'wharf', card: 'wharf' };
  expect(hasTrays({ ...baseView, supply: [...baseView.supply, wharf] })).toBe(true);
});

test('all of it can be said', () => {
  expect(trayWords(english, traysOf(rivalAtSea, 1))).toBe(
    'next turn: Blockade, Caravan ×3, Fishing Village, Haven, Lighthouse, Wharf ×2; ' +
      'Island mat: 3 cards; Native Village mat: 4 cards; Pirate Ship: 1 token',
  );
  expect(underWords(english, ['gold', null])).toBe('under it: Gold, 1 card face down');
});

test('tokens say what they do where there are words for it', () => {
  expect(tokenWords(english, { of: 'embargo', count: 2 })).toBe(
    'Embargo: 2 tokens. Whoever buys a card from this pile gains a Curse for each token.',
  );
  expect(tokenHelp(english, 'island')).toBe('');
});

test('victory tokens lie on no tray: they stand beside the points', () => {
  expect(hasTrays(prosperous)).toBe(false);
  expect(traysOf(prosperous, 1).tokens).toEqual([]);
  expect(victoryTokensOf(prosperous, 1)).toBe(12);
  expect(victoryTokensOf(baseView, 1)).toBeNull();
});

test('cards on mats and under others are away from the deck', () => {
  expect(cardsAway(traysOf(atSea, 0))).toBe(8);
});

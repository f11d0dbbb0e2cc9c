import type { Choice, Decision, View } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { baseDecision, baseView, choices, treasures } from '../gallery/sample-sight.ts';
import { type Caution, type Doubt, doubtOf } from './doubts.ts';

const always: Caution = { off: [], settled: [] };
const after = (...settled: readonly Doubt[]): Caution => ({ off: [], settled });
const phase = (...offered: readonly Choice[]): Decision => ({ ...baseDecision, choices: offered });
const buying = (more: Partial<View> = {}): View => ({ ...baseView, phase: 'buy', buys: 1, ...more });

test('what spoils a deck is asked about before it is bought, once in a game', () => {
  const offered = phase(...choices('buy', 'copper', 'curse', 'abandoned-mine', 'ruined-village', 'silver'));
  const buy = (card: string, caution = always) => doubtOf(offered, buying(), [`buy ${card}`], caution);
  for (const card of ['copper', 'curse', 'abandoned-mine']) expect(buy(card)).toEqual({ kind: 'junk', card });
  expect(buy('silver')).toBeNull();
  const settled = after({ kind: 'junk', card: 'copper' }, { kind: 'junk', card: 'abandoned-mine' });
  expect(buy('copper', settled)).toBeNull();
  // Ruins have many names.
  expect(buy('ruined-village', settled)).toBeNull();
  expect(buy('curse', settled)).toEqual({ kind: 'junk', card: 'curse' });
});

test('to gain or discard such a card is no purchase', () => {
  const copper = choices('pick', 'copper');
  const gain: Decision = { ...baseDecision, kind: 'pile', purpose: 'gain', choices: copper };
  const discard: Decision = { ...baseDecision, kind: 'cards', purpose: 'discard', choices: copper };
  expect(doubtOf(gain, baseView, ['copper'], always)).toBeNull();
  expect(doubtOf(discard, baseView, ['copper'], always)).toBeNull();
  expect(doubtOf(discard, baseView, [], always)).toBeNull();
});

test('actions that could be played are named before the phase ends, once for each card', () => {
  const offered = phase(...choices('play', 'chapel', 'village', 'village'));
  const end = (caution: Caution) => doubtOf(offered, baseView, [], caution);
  expect(end(always)).toEqual({ kind: 'actions', cards: ['chapel', 'village'] });
  // Who leaves Chapel in hand has their reasons; that Village stays there too is news.
  expect(end(after({ kind: 'actions', cards: ['chapel'] }))).not.toBeNull();
  expect(
    end(after({ kind: 'actions', cards: ['chapel'] }, { kind: 'actions', cards: ['village'] })),
  ).toBeNull();
  expect(doubtOf(offered, baseView, ['play chapel'], always)).toBeNull();
});

test('treasures in hand are asked about only if they buy something', () => {
  const coppers = (count: number) => phase(treasures, ...choices('play', ...Array(count).fill('copper')));
  const end = (count: number, view: Partial<View> = {}, caution = always) =>
    doubtOf(coppers(count), buying({ coins: 0, ...view }), [], caution);
  expect(end(3)).toEqual({ kind: 'treasures', coins: 3 });
  // Cellar costs two, and nothing but Copper, Curse and Ruins one.
  expect(end(2)).toEqual({ kind: 'treasures', coins: 2 });
  expect(end(1)).toBeNull();
  expect(end(3, { buys: 0 })).toBeNull();
  // An Estate alone is no reason to ask.
  const onlyEstates = baseView.supply.filter(({ pile }) => ['copper', 'estate', 'province'].includes(pile));
  expect(end(4, { supply: onlyEstates })).toBeNull();
  // Who let go of three coins lets go of two.
  const settled = after({ kind: 'treasures', coins: 3 });
  expect([end(2, {}, settled), end(3, {}, settled)]).toEqual([null, null]);
  expect(end(4, {}, settled)).toEqual({ kind: 'treasures', coins: 4 });
});

test('treasures that are held back on purpose are none to be asked about', () => {
  const spoils = phase(treasures, ...choices('play', 'spoils'), ...choices('buy', 'silver'));
  expect(doubtOf(spoils, buying({ coins: 4 }), [], always)).toBeNull();
});

test('much money is not left by chance', () => {
  const offered = phase(...choices('buy', 'silver', 'gold'));
  const end = (view: Partial<View>, caution = always) => doubtOf(offered, buying(view), [], caution);
  expect(end({ coins: 4 })).toBeNull();
  expect(end({ coins: 5 })).toEqual({ kind: 'coins', coins: 5 });
  expect(end({ coins: 9, buys: 0 })).toBeNull();
  expect(end({ coins: 9, supply: [] })).toBeNull();
  const settled = after({ kind: 'coins', coins: 6 });
  expect(end({ coins: 6 }, settled)).toBeNull();
  expect(end({ coins: 7 }, settled)).toEqual({ kind: 'coins', coins: 7 });
});

test('one question at a time: treasures come before the money that is there', () => {
  const offered = phase(treasures, ...choices('play', 'gold'), ...choices('buy', 'silver'));
  const end = (caution: Caution) => doubtOf(offered, buying({ coins: 5 }), [], caution);
  expect(end(always)).toEqual({ kind: 'treasures', coins: 8 });
  expect(end({ off: ['treasures'], settled: [] })).toEqual({ kind: 'coins', coins: 5 });
  expect(end({ off: ['treasures', 'coins'], settled: [] })).toBeNull();
});

test('the end of the game is asked about whatever was settled before', () => {
  const supply: View['supply'] = baseView.supply.map((pile) =>
    pile.pile === 'copper' ? { ...pile, endsGame: true } : pile,
  );
  const offered = phase(...choices('buy', 'copper'));
  const settled = after({ kind: 'junk', card: 'copper' }, { kind: 'last-card', card: 'copper' });
  expect(doubtOf(offered, buying({ supply }), ['buy copper'], settled)).toEqual({
    kind: 'last-card',
    card: 'copper',
  });
});

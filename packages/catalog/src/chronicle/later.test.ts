import type { Event } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { bought, cleanUp, log, play, plus, turn } from './test-log.ts';

const draw = (player: number, source: string, cards: readonly string[]): Event => ({
  type: 'draw',
  player,
  source,
  count: cards.length,
  cards,
});

test('what a card does that waited since an earlier turn begins with its name', () => {
  const events = [
    turn(0, 4),
    draw(0, 'wharf', ['copper', 'estate']),
    plus(0, 'wharf', { buys: 1 }),
    draw(0, 'caravan', ['silver']),
    draw(0, 'caravan', ['gold']),
    play(0, 'wharf'),
    draw(0, 'wharf', ['curse']),
  ];
  expect(log('en', events).slice(1)).toEqual([
    '    Wharf: Konrad gets +2 cards (Copper and Estate), +1 buy',
    '    Caravan: Konrad gets +2 cards (Silver and Gold)',
    '  Konrad plays a Wharf: +1 card (Curse)',
  ]);
  expect(log('de', events)[1]).toBe('    Werft: Konrad erhält +2 Karten (Kupfer und Anwesen), +1 Kauf');
});

test('a shuffle for it is told with the card that is drawn', () => {
  const shuffle: Event = { type: 'shuffle', player: 0, source: 'caravan' };
  const events = [turn(0, 4), plus(0, 'merchant-ship', { coins: 2 }), shuffle, draw(0, 'caravan', ['gold'])];
  expect(log('en', events).slice(1)).toEqual([
    '    Merchant Ship: Konrad gets +2 coins',
    '    Caravan: Konrad gets +1 card (Gold) (deck shuffled)',
  ]);
});

test('what a card of another player does in a turn begins with its name, once', () => {
  const curse: Event = { type: 'gain', player: 0, cards: ['curse'], to: 'discard', source: 'embargo' };
  const silver: Event = { type: 'trash', player: 0, count: 1, cards: ['silver'], source: 'corsair' };
  const [buy, gain] = bought(0, 'gold');
  const events = [
    turn(0, 6),
    play(0, 'silver'),
    plus(0, 'silver', { coins: 2 }),
    silver,
    buy,
    curse,
    curse,
    gain,
    draw(1, 'monkey', ['estate']),
    ...cleanUp(0),
  ];
  expect(log('en', events).slice(1)).toEqual([
    '  Konrad plays a Silver (2 coins)',
    '    Corsair: Konrad trashes a Silver',
    '  Konrad buys a Gold',
    '    Embargo: Konrad gains two Curses',
    '    Monkey: Bea gets +1 card (Estate)',
    '  Konrad draws 5 cards',
  ]);
});

test('of a part of a turn nothing is said of causes that may have been named before', () => {
  expect(log('en', [draw(0, 'cellar', ['gold'])]).slice(1)).toEqual(['    Konrad draws a Gold']);
});

test('what was named in a turn that no longer counts is named again', () => {
  const undo: Event = { type: 'undo', player: 0, since: 1, told: false };
  const coin = plus(0, 'lighthouse', { coins: 1 });
  expect(log('en', [turn(0, 2), play(0, 'lighthouse'), coin, undo, coin]).slice(1)).toEqual([
    '~  Konrad plays a Lighthouse: +1 coin',
    '  Konrad undoes their last move (nothing had been seen yet)',
    '    Lighthouse: Konrad gets +1 coin',
  ]);
});

test('whom an attack leaves out is told, with the card that keeps it off', () => {
  const spared: Event = { type: 'spared', player: 1, source: 'lighthouse' };
  expect(log('en', [turn(0, 2), play(0, 'militia'), spared]).slice(1)).toEqual([
    '  Konrad plays a Militia',
    '    Lighthouse: Bea is not affected',
  ]);
});

test('mats, tokens and cards set aside: where they are put is said', () => {
  const put = (source: string, cards: readonly string[], mat?: `${string}-mat`): Event => ({
    type: 'set-aside',
    player: 0,
    source,
    count: cards.length,
    cards,
    ...(mat && { mat }),
  });
  const events: Event[] = [
    turn(0, 3),
    play(0, 'island'),
    put('island', ['island'], 'island-mat'),
    put('island', ['province'], 'island-mat'),
    play(0, 'haven'),
    put('haven', ['copper'], 'face-down-mat'),
    play(0, 'embargo'),
    plus(0, 'embargo', { coins: 2 }),
    { type: 'plus', player: 0, source: 'embargo', counter: 'embargo', count: 1, cards: ['gold'] },
  ];
  expect(log('en', events).slice(1)).toEqual([
    '  Konrad plays an Island',
    '    Konrad puts an Island and a Province on their Island mat',
    '  Konrad plays a Haven',
    '    Konrad sets a Copper aside',
    '  Konrad plays an Embargo: +2 coins',
    '    Konrad puts a token on the Gold pile',
  ]);
});

test('an extra turn says so in its heading, also where it goes on', () => {
  const extra: Event = { type: 'turn', player: 0, turn: 5, extra: true, source: null };
  const undo: Event = { type: 'undo', player: 0, since: 2, told: false };
  expect(log('en', [extra, play(0, 'village'), turn(1, 5), undo])).toEqual([
    'Extra turn: Konrad',
    '  Konrad plays a Village',
    '~Turn 5: Bea',
    'Extra turn, continued: Konrad',
    '  Konrad undoes their last move (nothing had been seen yet)',
  ]);
});

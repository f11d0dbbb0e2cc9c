import type { GameEvent } from '@provincia/engine';
import { expect, test } from 'vitest';
import { logLines } from './log.ts';
import { styleFor } from './style.ts';

const ADA = 1;
const style = styleFor(false, 80);
const log = (...events: Partial<GameEvent>[]) =>
  logLines(
    events.map((event) => ({ type: 'play', player: 0, source: null, ...event })),
    style,
  );

test('treasures are one sentence with what they give', () => {
  const copper = { cards: ['copper'], player: ADA };
  const coin: Partial<GameEvent> = { type: 'plus', source: 'copper', coins: 1, player: ADA };
  expect(
    log(
      copper,
      coin,
      copper,
      coin,
      { cards: ['silver'], player: ADA },
      { ...coin, source: 'silver', coins: 2 },
    ),
  ).toEqual(['  Ada plays Copper ×2, Silver: +4 coins.']);
});

test('what a card gives belongs to playing it; the cards you draw have names', () => {
  const source = 'market';
  const drawn: Partial<GameEvent> = { type: 'draw', source, count: 1, cards: ['gold'], seenBy: [0] };
  const plus: Partial<GameEvent>[] = [
    { type: 'plus', source, actions: 1 },
    { type: 'plus', source, buys: 1 },
    { type: 'plus', source, coins: 1 },
  ];
  expect(log({ cards: [source] }, { type: 'shuffle', source }, drawn, ...plus)).toEqual([
    '  You play Market: shuffle, +1 card (Gold), +1 action, +1 buy, +1 coin.',
  ]);
});

test('what others do in secret stays secret', () => {
  const hidden = { source: 'cellar', player: ADA, count: 2, cards: ['gold', 'throne-room'], seenBy: [ADA] };
  const lines = log(
    { cards: ['cellar'], player: ADA },
    { ...hidden, type: 'discard', top: 'throne-room' },
    { ...hidden, type: 'draw' },
    { ...hidden, type: 'look' },
    { ...hidden, type: 'put-on-deck' },
  );
  expect(lines).toEqual([
    '  Ada plays Cellar.',
    '    Ada discards 2 cards, Throne Room on top: +2 cards.',
    '    Ada looks at 2 cards.',
    '    Ada puts 2 cards on the deck.',
  ]);
  expect(lines.join()).not.toContain('Gold');
});

test('a buy is told once, and of the clean-up only a shuffle', () => {
  const hand = { count: 5, cards: ['gold', 'gold', 'gold', 'gold', 'gold'], seenBy: [0] };
  expect(
    log(
      { type: 'buy', cards: ['gold'] },
      { type: 'gain', cards: ['gold'], to: 'discard' },
      { type: 'clean-up' },
      { type: 'discard', top: 'gold', from: 'hand', ...hand },
      { type: 'shuffle' },
      { type: 'draw', ...hand },
    ),
  ).toEqual(['  You buy Gold.', '  You shuffle.']);
});

test('gains say where to and where from', () => {
  const gain = { type: 'gain', source: 'thief', cards: ['silver'], player: ADA } as const;
  expect(log({ ...gain, to: 'discard', from: 'trash' })).toEqual(['    Ada gains Silver from the trash.']);
  expect(log({ ...gain, to: 'deck' })).toEqual(['    Ada gains Silver onto the deck.']);
});

test('what is revealed one by one is one sentence, what goes straight to the hand is not looked at', () => {
  const source = 'library';
  const reveal = { type: 'reveal', source, count: 1 } as const;
  const look = { type: 'look', source, count: 1, player: ADA } as const;
  const take = { type: 'put-in-hand', source, count: 1, player: ADA } as const;
  expect(
    log({ ...reveal, cards: ['estate'] }, { ...reveal, cards: ['gold'] }, look, take, look, take),
  ).toEqual(['    You reveal Estate, Gold.', '    Ada puts 2 cards into the hand.']);
});

test('headings, and long sentences in several lines', () => {
  const [blank, mine] = log({ type: 'turn', turn: 3 });
  expect([blank, mine.length]).toEqual(['', 80]);
  expect(mine).toContain('Your turn 3');
  expect(log({ type: 'turn', turn: 2, player: ADA })[0]).toContain('Ada, turn 2');
  const cards = [
    'cellar',
    'chapel',
    'moat',
    'village',
    'workshop',
    'militia',
    'remodel',
    'smithy',
    'throne-room',
    'witch',
  ];
  const lines = log({ type: 'reveal', cards });
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^ {4}\S/);
});

import type { GameEvent } from '@provincia/engine';
import { expect, test } from 'vitest';
import { english } from '../testing.ts';
import { logLines, thePlayer } from './log.ts';
import { YOU } from './seats.ts';
import { styleFor } from './style.ts';

const ADA = 1;
const style = styleFor(false, 80, english);
const log = (...events: GameEvent[]) => logLines(events, style, thePlayer(english));

type Plus = Extract<GameEvent, { type: 'plus' }>;
type Hidden = { count: number; cards: string[]; seenBy: number[] };

const play = (player: number, card: string): GameEvent => ({
  type: 'play',
  player,
  source: null,
  cards: [card],
});
const plus = (player: number, source: string, amounts: Omit<Plus, 'type' | 'player' | 'source'>): Plus => ({
  type: 'plus',
  player,
  source,
  ...amounts,
});

test('treasures are one sentence with what they give', () => {
  const treasure = (card: string, coins: number) => [play(ADA, card), plus(ADA, card, { coins })];
  expect(log(...treasure('copper', 1), ...treasure('copper', 1), ...treasure('silver', 2))).toEqual([
    '  Ada plays two Coppers and a Silver (4 coins)',
  ]);
});

test('what a card gives belongs to playing it; the cards you draw have names', () => {
  const source = 'market';
  expect(
    log(
      play(YOU, source),
      { type: 'shuffle', player: YOU, source },
      { type: 'draw', player: YOU, source, count: 1, cards: ['gold'], seenBy: [YOU] },
      plus(YOU, source, { actions: 1 }),
      plus(YOU, source, { buys: 1 }),
      plus(YOU, source, { coins: 1 }),
    ),
  ).toEqual(['  You play a Market: deck shuffled, +1 card (Gold), +1 action, +1 buy, +1 coin']);
});

test('what others do in secret stays secret', () => {
  const hidden: Hidden = { count: 2, cards: ['gold', 'throne-room'], seenBy: [ADA] };
  const byAda = { player: ADA, source: 'cellar', ...hidden };
  const lines = log(
    play(ADA, 'cellar'),
    { type: 'discard', ...byAda, top: 'throne-room' },
    { type: 'draw', ...byAda },
    { type: 'look', ...byAda },
    { type: 'put-on-deck', ...byAda },
  );
  expect(lines).toEqual([
    '  Ada plays a Cellar',
    '    Ada discards 2 cards (Throne Room on top): +2 cards',
    '    Ada looks at 2 cards',
    '    Ada puts 2 cards onto their deck',
  ]);
  expect(lines.join()).not.toContain('Gold');
});

test('a buy is told once, and of the clean-up the hand that is drawn', () => {
  const hand: Hidden = { count: 5, cards: ['gold', 'gold', 'gold', 'gold', 'gold'], seenBy: [YOU] };
  const byYou = { player: YOU, source: null };
  expect(
    log(
      { type: 'buy', ...byYou, cards: ['gold'] },
      { type: 'gain', ...byYou, cards: ['gold'], to: 'discard' },
      { type: 'clean-up', ...byYou },
      { type: 'discard', ...byYou, ...hand, top: 'gold' },
      { type: 'shuffle', ...byYou },
      { type: 'draw', ...byYou, ...hand },
    ),
  ).toEqual(['  You buy a Gold', '  You draw five Golds (deck shuffled)']);
});

test('gains say where to and where from', () => {
  const gain = { type: 'gain', source: 'thief', cards: ['silver'], player: ADA } as const;
  expect(log({ ...gain, to: 'discard', from: 'trash' })).toEqual(['    Ada gains a Silver from the trash']);
  expect(log({ ...gain, to: 'deck' })).toEqual(['    Ada gains a Silver onto their deck']);
});

test('what is revealed one by one is one sentence, what goes straight to the hand is not looked at', () => {
  const source = 'library';
  const reveal = { type: 'reveal', player: YOU, source, count: 1 } as const;
  const look = { type: 'look', source, count: 1, player: ADA } as const;
  const take = { type: 'put-in-hand', source, count: 1, player: ADA } as const;
  expect(
    log({ ...reveal, cards: ['estate'] }, { ...reveal, cards: ['gold'] }, look, take, look, take),
  ).toEqual(['    You reveal an Estate and a Gold', '    Ada puts 2 cards into their hand']);
});

test('headings, and long sentences in several lines', () => {
  const [blank, mine] = log({ type: 'turn', player: YOU, source: null, turn: 3 });
  expect([blank, mine.length]).toEqual(['', 80]);
  expect(mine).toContain('Your turn 3');
  expect(log({ type: 'turn', player: ADA, source: null, turn: 2 })[0]).toContain('Ada, turn 2');
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
  const lines = log({ type: 'reveal', player: YOU, source: null, count: cards.length, cards });
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^ {4}\S/);
});

test('the end is left to the result, which says more', () => {
  expect(log({ type: 'over', player: ADA, source: null, winners: [ADA] })).toEqual([]);
});

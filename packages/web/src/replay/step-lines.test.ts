import { loadTranslation, plainLine } from '@provincia/catalog';
import type { Event } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { linesAtStart, linesOfStep } from './step-lines.ts';

const english = await loadTranslation('en');
const names = ['Ana', 'Bea'];

test('what a Duration does when a turn begins is told in that turn, not in the step that ends the one before', () => {
  const events: readonly Event[] = [
    { type: 'turn', player: 0, source: null, turn: 3 },
    { type: 'play', player: 0, source: null, cards: ['caravan'] },
    { type: 'clean-up', player: 0, source: null },
    { type: 'draw', player: 0, source: null, count: 5 },
    { type: 'turn', player: 1, source: null, turn: 3 },
    { type: 'draw', player: 1, source: 'wharf', count: 2 },
  ];
  const told = { translation: english, events, told: [1, 2, 6], names };
  const words = (lines: ReturnType<typeof linesOfStep>) => lines.map((line) => plainLine(english, line));
  expect(words(linesOfStep(told, 2))).toEqual(['Ana draws 5 cards']);
  const span = { seat: 1, turn: 3, extra: false, from: 2, to: 4 };
  expect(words(linesAtStart(told, span))).toEqual(['Wharf: Bea gets +2 cards']);
  expect(linesAtStart(told, { ...span, seat: 0, from: 1 })).toEqual([]);
});

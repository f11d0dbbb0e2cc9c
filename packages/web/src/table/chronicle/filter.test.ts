import { loadTranslation, plainLine, turns } from '@provincia/catalog';
import type { Event } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { boughtIn, type Filter, filtered } from './filter.ts';
import { chronicleText } from './text.ts';

const english = await loadTranslation('en');

const events: readonly Event[] = [
  { type: 'turn', player: 0, source: null, turn: 1 },
  { type: 'play', player: 0, source: null, cards: ['village'] },
  { type: 'play', player: 0, source: null, cards: ['militia'] },
  { type: 'discard', player: 1, source: 'militia', count: 2, top: 'copper' },
  { type: 'turn', player: 1, source: null, turn: 1 },
  { type: 'play', player: 1, source: null, cards: ['workshop'] },
  { type: 'gain', player: 1, source: 'workshop', cards: ['village'], to: 'discard' },
  { type: 'buy', player: 1, source: null, cards: ['silver'] },
  { type: 'undo', player: 1, since: 7, told: false },
  { type: 'buy', player: 1, source: null, cards: ['estate'] },
  { type: 'turn', player: 0, source: null, turn: 2 },
];

const all = turns(english, events, ['Ana', 'Bea'], null);

function told(filter: Filter): string[] {
  return filtered(all, filter).flatMap(({ heading, lines }) => [
    plainLine(english, heading),
    ...lines.map((line) => `- ${plainLine(english, line)}`),
  ]);
}

test('gains alone: what is bought and what is gained otherwise', () => {
  expect(told('gains')).toEqual([
    'Turn 1: Bea',
    '- Bea gains a Village',
    '- Bea buys a Silver',
    '- Bea buys an Estate',
  ]);
});

test('attacks alone: with what they do to others', () => {
  expect(told('attacks')).toEqual([
    'Turn 1: Ana',
    '- Ana plays a Militia',
    '- Bea discards 2 cards (Copper on top)',
  ]);
});

test('a turn is summed up by what was bought and not undone', () => {
  expect(boughtIn(all[1])).toEqual(['Estate']);
});

test('as a text to keep, with what was undone marked', () => {
  expect(chronicleText(english, all).split('\n').slice(5)).toEqual([
    'Turn 1: Bea',
    '  Bea plays a Workshop',
    '    Bea gains a Village',
    '  Bea buys a Silver (undone)',
    '  Bea undoes their last move (nothing had been seen yet)',
    '  Bea buys an Estate',
    '',
    'Turn 2: Ana',
  ]);
});

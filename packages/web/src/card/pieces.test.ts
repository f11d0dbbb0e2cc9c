import { expect, test } from 'vitest';
import type { WordPart } from './explained.ts';
import { piecesOf } from './pieces.ts';

const words = (text: string): WordPart => ({ kind: 'words', words: text });
const gold: WordPart = { kind: 'card', id: 'gold' };

/** Each piece in brackets. */
function shown(...parts: readonly WordPart[]): string {
  const said = (part: WordPart) => ('words' in part ? part.words : 'Gold');
  return piecesOf(parts)
    .map(({ before, part, after }) => `[${before}${said(part)}${after}]`)
    .join('');
}

test('brackets and commas stay with the card that they touch', () => {
  expect(shown(words('You draw ('), gold, words('), then '), gold, words('.'))).toBe(
    '[You draw ][(Gold),][ then ][Gold.][]',
  );
});

test('words between spaces are no part of a card', () => {
  expect(shown(words('two '), gold, words(' and '), gold)).toBe('[two ][Gold][ and ][Gold]');
});

test('what touches two cards stays with the first', () => {
  expect(shown(gold, words('/'), gold, words('…'))).toBe('[Gold/][][Gold…][]');
});

import { expect, test } from 'vitest';
import { loadTranslation, plainText } from './language.ts';
import { parts } from './markup.ts';

test('amounts and cards are told from words', () => {
  expect(parts('Gain a card up to {4 coins}, {+1 action}, {-1 point}; no {gold|Golds}.')).toEqual([
    { kind: 'words', words: 'Gain a card up to ' },
    { kind: 'amount', amount: 4, plus: false, sign: 'coins' },
    { kind: 'words', words: ', ' },
    { kind: 'amount', amount: 1, plus: true, sign: 'actions' },
    { kind: 'words', words: ', ' },
    { kind: 'amount', amount: -1, plus: false, sign: 'points' },
    { kind: 'words', words: '; no ' },
    { kind: 'card', id: 'gold', form: 'Golds' },
    { kind: 'words', words: '.' },
  ]);
  expect(parts('')).toEqual([]);
});

test('a card that does not exist and an amount of nothing known are errors', () => {
  expect(() => parts('Gain a {moonstone}.')).toThrow('{moonstone} is neither an amount nor a card');
  expect(() => parts('{2 potions}')).toThrow('{2 potions}');
});

test('read aloud, amounts are words of the language and cards have their names', async () => {
  const spanish = await loadTranslation('es');
  expect(plainText(spanish, '{+2 actions}, {1 coin}, {throne-room}')).toBe(
    '+2 acciones, 1 moneda, Salón del Trono',
  );
  expect(plainText(await loadTranslation('en'), '{-1 point}')).toBe('−1 victory point');
});

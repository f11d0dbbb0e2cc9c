import { describe, expect, test } from 'vitest';
import { cardIds } from '../card-id.ts';
import { loadTranslation, plainText } from '../language.ts';
import { languages, locales } from '../languages.ts';
import { type Part, parts } from '../markup.ts';
import { wordsOf } from './testing.ts';
import type { WordTable } from './word-table.ts';

/** A short text is what three lines of a card of middle size hold. */
const LONGEST_SHORT = 62;

const english = await loadTranslation('en');
describe.each(languages)('the texts in %s', async (language) => {
  const translation = await loadTranslation(language);
  const { cards } = translation;

  test('tell of every card and of nothing else', () => {
    expect(Object.keys(cards).toSorted()).toEqual(cardIds.toSorted());
    expect(new Set(cardIds.map((id) => cards[id].name)).size).toBe(cardIds.length);
  });

  test('have the same rulings as in English, with the same amounts and cards', () => {
    for (const id of cardIds) {
      const [ours, theirs] = [cards[id], english.cards[id]];
      expect(ours.rulings.length, id).toBe(theirs.rulings.length);
      expect(ours.rulings.length, id).toBeGreaterThan(0);
      expect(marksOf(ours.text), `${id}: ${ours.text}`).toEqual(marksOf(theirs.text));
      for (const [i, ruling] of ours.rulings.entries()) {
        expect(marksOf(ruling), `${id}: ${ruling}`).toEqual(marksOf(theirs.rulings[i]));
      }
    }
  });

  test('are short where a card is small, and there where English has one', () => {
    for (const id of cardIds) {
      const { short, text } = cards[id];
      expect(short === '', `${id}: short`).toBe(english.cards[id].short === '');
      expect(text === '', `${id}: text`).toBe(english.cards[id].text === '');
      expect(drawnLength(short), `${id}: ${short}`).toBeLessThanOrEqual(LONGEST_SHORT);
      for (const word of short.split(/[ -]/)) expect(word.length, `${id}: ${word}`).toBeLessThanOrEqual(22);
    }
  });

  test('end their sentences and have no stray spaces or braces', () => {
    for (const id of cardIds) {
      const { text, rulings } = cards[id];
      for (const sentence of [...text.split('\n'), ...rulings].filter((each) => each !== '')) {
        expect(sentence, id).toMatch(/[.!?)”“»]$/);
        expect(sentence, id).not.toMatch(/ {2}|^ | $| [.,;:]/);
        expect(plainText(translation, sentence), id).not.toMatch(/[{}|]/);
      }
    }
  });
});

describe.each(languages)('the words in %s', (language) => {
  const messages = flat(wordsOf[language]);

  test('have the keys and the arguments of the English ones', () => {
    const english = flat(wordsOf.en);
    expect([...messages.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [key, message] of messages) {
      expect(argumentsOf(message), key).toEqual(argumentsOf(english.get(key) ?? ''));
      expect(message.trim(), key).not.toBe('');
    }
  });

  test('have every plural form that the language has', () => {
    const forms = new Intl.PluralRules(locales[language]).resolvedOptions().pluralCategories;
    const plurals = [...messages].filter(([, message]) => message.includes(', plural,'));
    expect(plurals.length).toBeGreaterThan(0);
    for (const [key, message] of plurals) {
      for (const form of forms) expect(message, `${key}: ${form}`).toMatch(new RegExp(`\\b${form} ?\\{`));
    }
  });
});

test('one and many are told apart in every language', async () => {
  const say = (await loadTranslation('de')).say;
  expect(say('sign.buys', { count: 1 })).toBe('Kauf');
  expect(say('sign.buys', { count: 2 })).toBe('Käufe');
  expect((await loadTranslation('es')).say('sign.actions', { count: 2 })).toBe('Acciones');
  expect((await loadTranslation('pt')).say('sign.actions', { count: 2 })).toBe('Ações');
  expect((await loadTranslation('en')).say('sign.cards', { count: 1 })).toBe('Card');
});

test('in Portuguese nothing is counted in the plural, although its plural rules say one', async () => {
  const { say } = await loadTranslation('pt');
  expect(say('amount.cards', { amount: '0', count: 0 })).toBe('0 cartas');
  expect(say('sign.buys', { count: 0 })).toBe('Compras');
  expect(say('ui.table.yourHand', { count: 0 })).toBe('Sua mão, 0 cartas');
  expect(say('ui.table.left', { count: 0 })).toBe('restam 0');
  expect(say('ui.account.seatPoints', { points: 0 })).toBe('0 pontos');
});

/** The amounts one by one, and which cards are named. */
function marksOf(text: string): { amounts: string[]; cards: string[] } {
  const all = parts(text);
  const amounts = all.filter((part) => part.kind === 'amount');
  const cards = all.filter((part) => part.kind === 'card');
  return {
    amounts: amounts.map(({ amount, plus, sign }) => `${plus ? '+' : ''}${amount} ${sign}`).toSorted(),
    cards: [...new Set(cards.map(({ id }) => id))].toSorted(),
  };
}

/** How many letters wide a text is on a card, where an amount is a number and a sign. */
function drawnLength(text: string): number {
  const width = (part: Part): number => {
    if (part.kind === 'words') return part.words.length;
    return part.kind === 'card' ? (part.form ?? part.id).length : 3;
  };
  return parts(text).reduce((sum, part) => sum + width(part), 0);
}

function flat(table: WordTable, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(table).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}

/** A brace opens an argument, or inside of one, one of its forms. */
function argumentsOf(message: string): string[] {
  const names = new Set<string>();
  let depth = 0;
  for (const [i, letter] of [...message].entries()) {
    if (letter === '{' && depth++ % 2 === 0) names.add(/^\w+/.exec(message.slice(i + 1))?.[0] ?? '');
    if (letter === '}') depth--;
  }
  return [...names].toSorted();
}

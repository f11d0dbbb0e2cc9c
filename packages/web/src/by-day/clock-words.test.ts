import { languages, loadTranslation } from '@provincia/catalog';
import { expect, test } from 'vitest';
import { clockRule, clockWords, timeLeft } from './clock-words.ts';

const english = await loadTranslation('en');
const HOUR = 3_600_000;

test('a clock has words, and says what happens when it has run out', async () => {
  expect(clockWords(english, null)).toBe('No clock');
  expect(clockWords(english, { minutes: 10, increment: 5 })).toBe('10 min + 5 s per turn');
  expect(clockWords(english, { days: 1 })).toBe('1 day per turn');
  expect(clockWords(english, { days: 3 })).toBe('3 days per turn');
  for (const language of languages) {
    const translation = await loadTranslation(language);
    const rules = [null, { minutes: 5, increment: 0 }, { days: 2 }].map((clock) =>
      clockRule(translation, clock),
    );
    expect(new Set(rules).size).toBe(3);
  }
});

test('what is left is told in days, hours, minutes or seconds', () => {
  expect(timeLeft(english, 53 * HOUR)).toBe('2 d 5 h');
  expect(timeLeft(english, 24 * HOUR)).toBe('1 d 0 h');
  expect(timeLeft(english, 24 * HOUR - 1000)).toBe('23 h 59 min');
  expect(timeLeft(english, HOUR)).toBe('1 h 0 min');
  expect(timeLeft(english, HOUR - 1)).toBe('1 h 0 min');
  expect(timeLeft(english, 65_000)).toBe('1:05');
  expect(timeLeft(english, -1)).toBe('0:00');
});

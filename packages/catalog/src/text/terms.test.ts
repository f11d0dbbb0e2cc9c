import { describe, expect, test } from 'vitest';
import { cardIds } from '../card-id.ts';
import { loadTranslation, plainText } from '../language.ts';
import { type Language, languages } from '../languages.ts';
import { loadStrategyTexts } from '../strategies.ts';
import { wrongTerms } from '../terms.ts';
import { coach as deCoach } from './de/coach.ts';
import { command as deCommand } from './de/command/index.ts';
import { words as de } from './de/index.ts';
import { mistakes as deMistakes } from './de/mistakes.ts';
import { reminder as deReminder } from './de/reminder.ts';
import { teaching as deTeaching } from './de/teaching.ts';
import { coach as enCoach } from './en/coach.ts';
import { command as enCommand } from './en/command/index.ts';
import { words as en } from './en/index.ts';
import { mistakes as enMistakes } from './en/mistakes.ts';
import { reminder as enReminder } from './en/reminder.ts';
import { teaching as enTeaching } from './en/teaching.ts';
import { coach as esCoach } from './es/coach.ts';
import { command as esCommand } from './es/command/index.ts';
import { words as es } from './es/index.ts';
import { mistakes as esMistakes } from './es/mistakes.ts';
import { reminder as esReminder } from './es/reminder.ts';
import { teaching as esTeaching } from './es/teaching.ts';
import { coach as ptCoach } from './pt/coach.ts';
import { command as ptCommand } from './pt/command/index.ts';
import { words as pt } from './pt/index.ts';
import { mistakes as ptMistakes } from './pt/mistakes.ts';
import { reminder as ptReminder } from './pt/reminder.ts';
import { teaching as ptTeaching } from './pt/teaching.ts';
import { wrongWords } from './term.ts';
import type { WordTable } from './word-table.ts';

const wordsOf: Readonly<Record<Language, WordTable>> = {
  en: {
    ...en,
    coach: enCoach,
    command: enCommand,
    mistakes: enMistakes,
    reminder: enReminder,
    teaching: enTeaching,
  },
  es: {
    ...es,
    coach: esCoach,
    command: esCommand,
    mistakes: esMistakes,
    reminder: esReminder,
    teaching: esTeaching,
  },
  pt: {
    ...pt,
    coach: ptCoach,
    command: ptCommand,
    mistakes: ptMistakes,
    reminder: ptReminder,
    teaching: ptTeaching,
  },
  de: {
    ...de,
    coach: deCoach,
    command: deCommand,
    mistakes: deMistakes,
    reminder: deReminder,
    teaching: deTeaching,
  },
};

describe.each(languages)('the texts in %s', (language) => {
  test('use the words of the term base and no others for the same', async () => {
    const found = (await textsOf(language)).flatMap(([where, text]) =>
      wrongTerms(language, text).map(({ wrong, right }) => `${where}: "${wrong}" is "${right}"`),
    );
    expect(found).toEqual([]);
  });
});

test('a word is found whatever letters it begins and ends with, and not inside another', () => {
  const terms = { game: { word: 'partida', never: ['época', 'juego*'], except: ['juego limpio'] } };
  expect(wrongWords('La época de los juegos', terms)).toEqual([
    { wrong: 'época', right: 'partida' },
    { wrong: 'juegos', right: 'partida' },
  ]);
  expect(wrongWords('Épocas de juego limpio y videojuegos', terms)).toEqual([]);
});

/** Everything that is written in a language, with where it stands. Names of cards are names, whatever they mean. */
async function textsOf(language: Language): Promise<[where: string, text: string][]> {
  const translation = await loadTranslation(language);
  const names = cardIds
    .flatMap((id) => [translation.cards[id].name, translation.cards[id].noun.many])
    .toSorted((a, b) => b.length - a.length);
  const withoutNames = (text: string) => names.reduce((left, name) => left.replaceAll(name, '…'), text);
  const onCards = cardIds.flatMap((id): [string, string][] => {
    const { short, text, rulings } = translation.cards[id];
    return [short, text, ...rulings].map((each) => [id, withoutNames(plainText(translation, each))]);
  });
  const strategies = await loadStrategyTexts(language);
  const onStrategies = Object.entries(strategies).flatMap(
    ([id, { name, description }]): [string, string][] => [
      [`strategies.${id}.name`, name],
      [`strategies.${id}.description`, description],
    ],
  );
  return [...onCards, ...onStrategies, ...flat(wordsOf[language])];
}

function flat(words: WordTable, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );
}

import { describe, expect, test } from 'vitest';
import { cardIds } from '../card-id.ts';
import { loadTranslation, plainText } from '../language.ts';
import { type Language, languages } from '../languages.ts';
import { loadStrategyTexts } from '../strategies.ts';
import { wrongTerms } from '../terms.ts';
import { wrongWords } from './term.ts';
import { wordsOf } from './testing.ts';
import type { WordTable } from './word-table.ts';

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

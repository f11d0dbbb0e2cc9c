import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { acquiredTexts } from './acquired.ts';
import { loadCoachTranslation } from './translation.ts';

const acquired = [
  { card: 'silver', turn: 2, count: 3 },
  { card: 'smithy', turn: 2, count: 1 },
  { card: 'province', turn: 10, count: 4 },
];

test('what somebody gets is told by the turn in which it begins to come', async () => {
  const told = [];
  for (const language of languages) told.push(acquiredTexts(await loadCoachTranslation(language), acquired));
  expect(told).toEqual([
    ['from turn 2: Silver ×3, Smithy', 'from turn 10: Province ×4'],
    ['desde el turno 2: Plata ×3, Herrería', 'desde el turno 10: Provincia ×4'],
    ['desde o turno 2: Prata ×3, Forja', 'desde o turno 10: Província ×4'],
    ['ab Zug 2: Silber ×3, Schmiede', 'ab Zug 10: Provinz ×4'],
  ]);
});

test('who got nothing has nothing to be told of', async () => {
  expect(acquiredTexts(await loadCoachTranslation('en'), [])).toEqual([]);
});

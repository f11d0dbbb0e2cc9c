import type { Decision } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { answerText } from './answer.ts';
import { loadCoachTranslation } from './translation.ts';

const english = await loadCoachTranslation('en');

const buying: Decision = {
  kind: 'phase',
  source: null,
  purpose: 'choose',
  about: null,
  from: null,
  of: 0,
  choices: [
    { label: 'buy market', count: 1, verb: 'buy', card: 'market' },
    { label: 'buy estate', count: 1, verb: 'buy', card: 'estate' },
  ],
  min: 0,
  max: 1,
  ordered: false,
};

const discarding: Decision = {
  ...buying,
  kind: 'cards',
  purpose: 'discard',
  source: 'cellar',
  choices: [
    { label: 'copper', count: 3, verb: 'pick', card: 'copper' },
    { label: 'estate', count: 2, verb: 'pick', card: 'estate' },
  ],
  max: 5,
};

test('an answer is what its choices are called, and what is bought after it', () => {
  const text = (...more: string[]) =>
    answerText(english, buying, 'purchase', { picks: ['buy market'], more });
  expect(text()).toBe('Buy Market');
  expect(text('estate')).toBe('Buy Market, then Estate');
  expect(text('copper', 'estate', 'copper')).toBe('Buy Market, then Copper ×2, Estate');
});

test('equal picks are counted', () => {
  const picks = ['copper', 'estate', 'copper'];
  expect(answerText(english, discarding, 'card', { picks, more: [] })).toBe('Copper ×2, Estate');
});

test('to pick nothing is an answer too', async () => {
  const none = { picks: [], more: [] };
  expect(answerText(english, discarding, 'card', none)).toBe('Discard none');
  const texts = [];
  for (const language of languages) {
    const words = await loadCoachTranslation(language);
    texts.push([answerText(words, buying, 'purchase', none), answerText(words, buying, 'action', none)]);
  }
  expect(texts).toEqual([
    ['Buy nothing', 'Play no action'],
    ['No comprar nada', 'No jugar ninguna acción'],
    ['Não comprar nada', 'Não jogar nenhuma ação'],
    ['Nichts kaufen', 'Keine Aktion spielen'],
  ]);
});

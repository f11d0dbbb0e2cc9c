import type { Event } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { loadTranslation } from '../language.ts';
import { languages } from '../languages.ts';
import { cardEvents, otherEvents, tableEvents } from './event.ts';
import { line } from './line.ts';
import { plainLine } from './telling.ts';

const names = ['Ana', 'Bea'];

/** Names of every gender, one that declines, one that is a plural, and one of a person. */
const objects = [
  ['curse'],
  ['curse', 'curse'],
  ['market', 'market', 'witch'],
  ['madman'],
  ['overgrown-estate'],
  ['gardens'],
  ['sir-martin'],
  Array.from({ length: 13 }, () => 'copper'),
];

const cardSentences = cardEvents.flatMap((type) =>
  [...objects, null].map((cards) => ({
    type,
    source: null,
    ...(cards === null ? { count: 3 } : { cards, count: cards.length }),
    ...(type === 'pass' && { receiver: 1 }),
  })),
);

/** Those that say more than who did it to which cards. */
const particular = [
  { type: 'gain', source: 'mine', cards: ['gold'], to: 'hand' },
  { type: 'gain', source: 'rogue', cards: ['market'], from: 'trash' },
  { type: 'gain', source: 'armory', cards: ['market'], to: 'deck' },
  { type: 'trash', source: 'lurker', cards: ['village'], from: 'supply' },
  { type: 'discard', source: 'militia', count: 2, top: 'copper' },
  { type: 'plus', source: 'festival', actions: 2, buys: 1, coins: 2 },
  { type: 'plus', source: 'village', actions: 1 },
  { type: 'plus', source: 'bridge', discount: 1 },
  { type: 'plus', source: 'coppersmith', coins: -1 },
  { type: 'gain', source: 'blockade', cards: ['market'], to: 'aside' },
  { type: 'set-aside', source: 'island', cards: ['island', 'curse'], count: 2, mat: 'island-mat' },
  { type: 'set-aside', source: 'native-village', count: 1, mat: 'native-village-mat' },
  { type: 'set-aside', source: 'haven', count: 1, mat: 'face-down-mat' },
  { type: 'put-in-hand', source: 'native-village', count: 3, mat: 'native-village-mat' },
  { type: 'plus', source: 'pirate-ship', counter: 'pirate-ship', count: 1 },
  { type: 'plus', source: 'embargo', counter: 'embargo', count: 1, cards: ['curse'] },
  { type: 'play', source: 'kings-court', cards: ['overgrown-estate'], again: 2 },
  { type: 'play', source: 'kings-court', cards: ['madman'], again: 3 },
  { type: 'plus', source: 'quarry', discount: 2, of: 'action' },
  { type: 'plus', source: 'monument', counter: 'vp', count: 1 },
  { type: 'plus', source: 'bishop', counter: 'vp', count: 3 },
  { type: 'plus', source: null, counter: 'trade-route', count: 1, cards: ['duchy'], shared: true },
  { type: 'name', source: 'contraband', cards: ['curse'] },
  { type: 'name', source: 'war-chest', cards: ['market'] },
  { type: 'turn', turn: 7, source: null },
  { type: 'turn', turn: 7, extra: true, source: null },
  { type: 'over', source: null, winners: [0] },
  { type: 'over', source: null, winners: [0, 1] },
  { type: 'undo', source: null, told: true },
  { type: 'undo', source: null, told: false },
];

const plain = [...tableEvents, ...otherEvents]
  .filter((type) => !['plus', 'turn', 'name', 'over', 'undo'].includes(type))
  .map((type) => ({ type, source: null }));

const events = [...cardSentences, ...particular, ...plain].map((event) => ({ player: 0, ...event }) as Event);

/** Read through this file whenever it changes: it is what people read in every game. */
test.each(languages)('every sentence of the chronicle in %s is as it was kept', async (language) => {
  const translation = await loadTranslation(language);
  const sentences = events.flatMap((event) =>
    [0, null].map((you) => {
      const told = line(translation, event, names, you);
      return told === null ? '' : plainLine(translation, told);
    }),
  );
  expect(sentences).not.toContain('');
  await expect(`${[...new Set(sentences)].join('\n')}\n`).toMatchFileSnapshot(
    `every-sentence/${language}.txt`,
  );
});

import { expect, test } from 'vitest';
import type { TableLink } from '../../game-link/table-link.ts';
import { asking, baseView, choices } from '../gallery/sample-sight.ts';
import { stillLink } from '../gallery/still-link.ts';
import { answerInARow } from './in-a-row.ts';

/** Asks again after each answer, until the hand has no Copper. */
function linkWith(coppers: number): { link: TableLink; answered: string[] } {
  const answered: string[] = [];
  const listeners = new Set<() => void>();
  const sightWith = (left: number) => ({
    ...asking(baseView, {
      choices: [...choices('play', ...Array<string>(left).fill('copper')), ...choices('buy', 'silver')],
    }),
    seq: coppers - left,
  });
  const link: { -readonly [K in keyof TableLink]: TableLink[K] } = {
    ...stillLink(sightWith(coppers)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: async ([label]) => {
      answered.push(label);
      setTimeout(() => {
        link.state = { ...link.state, sight: sightWith(coppers - answered.length) };
        for (const listener of listeners) listener();
      });
      return null;
    },
  };
  return { link, answered };
}

test('each answer waits for its question', async () => {
  const { link, answered } = linkWith(3);
  expect(await answerInARow(link, ['play copper', 'play copper', 'play copper'])).toBeNull();
  expect(answered).toEqual(['play copper', 'play copper', 'play copper']);
});

test('it stops when something else is asked', async () => {
  const { link, answered } = linkWith(1);
  await answerInARow(link, ['play copper', 'play copper']);
  expect(answered).toEqual(['play copper']);
});

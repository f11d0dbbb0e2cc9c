import { library } from '@provincia/cards';
import { expect, test } from 'vitest';
import { traits } from './traits.ts';

test('has traits for every card there is, and for no other', () => {
  expect(Object.keys(traits).sort()).toEqual(library.kinds.map(({ id }) => id).sort());
});

test('knows what every action does for its player', () => {
  const powerless = library.kinds.filter(({ id, isAction }) => isAction && !traits[id].power);
  expect(powerless).toEqual([]);
});

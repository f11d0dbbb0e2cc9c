import { library } from '@provincia/cards';
import { expect, test } from 'vitest';
import { faceOf } from './face.ts';

test('knows what every action does for its player', () => {
  const powerless = library.kinds.filter(({ id, isAction }) => isAction && faceOf(id).power === 0);
  expect(powerless.map(({ id }) => id)).toEqual([]);
});

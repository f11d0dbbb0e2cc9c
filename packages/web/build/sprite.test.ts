import { cardIds, facts, pictures } from '@provincia/catalog';
import { expect, test } from 'vitest';
import { ownSigns } from '../src/card/signs.ts';
import { sprite } from './sprite.ts';

test('every card has a picture that the collection has, and no two cards have the same', () => {
  expect(Object.keys(pictures).toSorted()).toEqual(cardIds.toSorted());
  expect(new Set(Object.values(pictures)).size).toBe(cardIds.length);
  const drawings = sprite();
  for (const name of Object.values(pictures)) expect(drawings).toContain(`id="${name}"`);
});

test('every type that colours a card has a sign', () => {
  const types = new Set(cardIds.flatMap((id) => facts[id].types));
  for (const type of types) {
    if (type !== 'looter') expect(sprite(), type).toContain(`id="sign-${type}"`);
  }
  expect(Object.keys(ownSigns)).toContain('buy');
});

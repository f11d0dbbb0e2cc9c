import { cardIds, facts } from '@provincia/catalog';
import { expect, test } from 'vitest';
import { claspSigns, tincturesOf } from './tinctures.ts';
import { typesAmong } from './types-in-game.ts';

test('a card of one type has a whole field, of two a split one', () => {
  expect(tincturesOf(facts.village.types)).toEqual(['action']);
  expect(tincturesOf(facts.moat.types)).toEqual(['action', 'reaction']);
  expect(tincturesOf(facts.harem.types)).toEqual(['treasure', 'victory']);
  expect(tincturesOf(facts['overgrown-estate'].types)).toEqual(['victory', 'shelter']);
});

test('Attack, Ruins and Knight absorb Action; Looter colours nothing', () => {
  expect(tincturesOf(facts.militia.types)).toEqual(['attack']);
  expect(tincturesOf(facts.survivors.types)).toEqual(['ruins']);
  expect(tincturesOf(facts['dame-josephine'].types)).toEqual(['attack', 'victory']);
  expect(tincturesOf(facts.marauder.types)).toEqual(['attack']);
  expect(tincturesOf(facts['death-cart'].types)).toEqual(['action']);
});

test('Duration absorbs Action too, and shares the field with whatever else there is', () => {
  expect(tincturesOf(facts.wharf.types)).toEqual(['duration']);
  expect(tincturesOf(facts.blockade.types)).toEqual(['duration', 'attack']);
  expect(tincturesOf(facts.astrolabe.types)).toEqual(['treasure', 'duration']);
  expect(tincturesOf(facts.pirate.types)).toEqual(['duration', 'reaction']);
});

test('what is an action, a reaction and an attack is halved into these two', () => {
  expect(tincturesOf(facts.clerk.types)).toEqual(['reaction', 'attack']);
});

test('a Curse that is a treasure in this game has both halves', () => {
  expect(tincturesOf(typesAmong(['curse'], 'curse'))).toEqual(['treasure', 'curse']);
  expect(tincturesOf(typesAmong(['curse'], 'copper'))).toEqual(['treasure']);
});

test('a Knight adds the helm to the clasp', () => {
  expect(claspSigns(facts['sir-martin'].types)).toEqual(['attack', 'knight']);
  expect(claspSigns(facts.knights.types)).toEqual(['attack', 'knight']);
  expect(claspSigns(facts.necropolis.types)).toEqual(['action', 'shelter']);
});

test('no card has more than two halves, and none has none', () => {
  for (const id of cardIds) expect([1, 2], id).toContain(tincturesOf(facts[id].types).length);
});

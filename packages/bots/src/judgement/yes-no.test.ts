import { expect, test } from 'vitest';
import { answer, judged, judgedAfter, judgedFor, situation } from './testing.ts';

type Situation = Parameters<typeof situation>[0];

const yes = ['yes'];
const no = ['no'];
const rich = ['gold', 'gold', 'silver', 'silver', 'silver', 'copper'];

test.each<[what: string, card: string, given: Situation, then: string[]]>([
  ['a Baron sells an Estate', 'baron', { hand: ['estate'] }, yes],
  ['a Moneylender takes a Copper', 'moneylender', { hand: ['copper'] }, yes],
  ['a Vassal plays what it finds', 'vassal', { deck: ['smithy', 'copper'] }, yes],
  ['but no Upgrade that would trash a Gold', 'vassal', { hand: ['gold'], deck: ['upgrade', 'gold'] }, no],
  ['a Chancellor brings new cards sooner', 'chancellor', {}, yes],
  ['but not new Duchies', 'chancellor', { supply: { province: 3 } }, no],
  ['a Mill grinds what pays less', 'mill', { hand: ['estate', 'copper', 'gold'], deck: ['gold'] }, yes],
  ['but no Silver', 'mill', { hand: ['silver', 'gold'], deck: ['gold'] }, no],
  ['a Mining Village stays', 'mining-village', { hand: ['copper'] }, no],
  ['and goes for a Province', 'mining-village', { hand: ['gold', 'gold'], deck: ['estate'] }, yes],
  ['an Ironmonger sells an Estate', 'ironmonger', { deck: ['copper', 'estate', 'gold', 'gold'] }, yes],
  ['and keeps a Gold', 'ironmonger', { deck: ['copper', 'gold', 'copper', 'estate'] }, no],
  ['a Mercenary is paid with junk', 'mercenary', { hand: ['estate', 'curse', 'gold'] }, yes],
  ['not with Gold', 'mercenary', { hand: ['gold', 'gold', 'silver'], deck: rich }, no],
])('%s', (_, card, given, then) => {
  const kingdom = card === 'mercenary' ? ['urchin'] : ['upgrade'];
  expect(judgedFor(card, { kingdom, ...given })).toEqual(then);
});

test('a Library leaves out the action that cannot be played', () => {
  expect(judgedFor('library', { deck: ['smithy', 'copper'] })).toEqual(yes);
  expect(judgedFor('library', { deck: ['smithy', 'copper'], actions: 2 })).toEqual(no);
  expect(judgedFor('library', { hand: ['witch'], deck: ['smithy', 'copper'], actions: 2 })).toEqual(yes);
});

test('a Spy leaves the own good card and the other’s bad one', () => {
  const game = situation({
    hand: ['spy'],
    deck: ['copper', 'gold', 'copper', 'estate'],
    other: { deck: ['estate', 'gold'] },
    kingdom: ['spy'],
  });
  expect(judgedAfter('spy', game)).toEqual(no);
  answer(game, no);
  expect(judged(game)).toEqual(no);
});

import { describe, expect, test } from 'vitest';
import { answer, judged, judgedAfter, judgedFor, situation } from './testing.ts';

const rich = ['gold', 'gold', 'silver', 'silver', 'silver', 'copper'];

describe('thinning', () => {
  test('gets rid of Curses, Ruins, Shelters and Estates, the worst first', () => {
    const hand = ['curse', 'estate', 'ruined-market', 'overgrown-estate', 'gold'];
    expect(judgedFor('chapel', { hand, deck: rich })).toEqual([
      'curse',
      'overgrown-estate',
      'ruined-market',
      'estate',
    ]);
  });

  test('gets rid of Coppers only where enough money is left', () => {
    expect(judgedFor('chapel', { hand: ['copper', 'estate'], deck: rich })).toEqual(['estate', 'copper']);
    expect(judgedFor('chapel', { hand: ['copper', 'estate'], deck: ['estate', 'copper'] })).toEqual([
      'estate',
    ]);
  });

  test('does not break up the money for a Gold', () => {
    const hand = ['copper', 'copper', 'silver', 'silver', 'curse'];
    expect(judgedFor('chapel', { hand, deck: rich })).toEqual(['curse']);
  });

  test('keeps points when the end is near', () => {
    const hand = ['estate', 'curse'];
    expect(judgedFor('chapel', { hand, deck: rich, supply: { province: 2 } })).toEqual(['curse']);
  });

  test('keeps the Estates of a Baron', () => {
    const more = { kingdom: ['baron'], hand: ['estate', 'curse'] };
    expect(judgedFor('chapel', { ...more, deck: [...rich, 'baron'] })).toEqual(['curse']);
  });

  test('never gives a good card away unless it has to', () => {
    expect(judgedFor('masquerade', { hand: ['gold', 'silver'], deck: rich, other: { hand: [] } })).toEqual(
      [],
    );
    expect(judgedFor('junk-dealer', { hand: ['gold', 'silver', 'province'], deck: rich })).toEqual([
      'silver',
    ]);
  });

  test('takes junk out of the discard pile too', () => {
    const more = { hand: ['copper'], discard: ['estate', 'curse', 'gold'] };
    expect(judgedFor('hermit', more)).toEqual(['curse']);
  });
});

describe('trashing for something better', () => {
  test('remodels what wins most', () => {
    expect(judgedFor('remodel', { hand: ['estate', 'copper', 'silver'] })).toEqual(['estate']);
    expect(judgedFor('remodel', { hand: ['gold', 'estate', 'silver'], deck: rich })).toEqual(['gold']);
  });

  test.each(['remodel', 'replace'])(
    'near the end %s makes a Province of a Gold and keeps Provinces',
    (card) => {
      const more = { deck: rich, supply: { province: 2 } };
      expect(judgedFor(card, { ...more, hand: ['gold', 'province', 'silver'] })).toEqual(['gold']);
      expect(judgedFor(card, { ...more, hand: ['province', 'copper'] })).toEqual(['copper']);
    },
  );

  test('upgrades no points away near the end', () => {
    const more = { deck: rich, supply: { province: 2 } };
    expect(judgedFor('upgrade', { ...more, hand: ['duchy', 'province', 'copper'] })).toEqual(['copper']);
  });

  test('mines what can become something better', () => {
    expect(judgedFor('mine', { hand: ['silver', 'gold'] })).toEqual(['silver']);
  });

  test('upgrades what has something to become', () => {
    expect(judgedFor('upgrade', { hand: ['estate', 'gold'] })).toEqual(['estate']);
  });

  test('shows the first Copper to the Forager', () => {
    expect(judgedFor('forager', { hand: ['estate', 'copper'], deck: rich })).toEqual(['copper']);
    expect(judgedFor('forager', { hand: ['estate', 'copper'], deck: rich, trash: ['copper'] })).toEqual([
      'estate',
    ]);
  });

  test('pays the Death Cart with Ruins, else lets it go', () => {
    expect(judgedFor('death-cart', { hand: ['survivors', 'smithy'] })).toEqual(['survivors']);
    expect(judgedFor('death-cart', { hand: ['smithy', 'witch'], kingdom: ['witch'] })).toEqual([]);
  });

  test('trashes something for the Gold of a Market Square', () => {
    const more = { kingdom: ['market-square'], deck: rich };
    expect(judgedFor('chapel', { ...more, hand: ['market-square', 'silver', 'gold'] })).toEqual([
      'market-square',
    ]);
  });

  test('trashes a Squire for an attack, where there is one', () => {
    const hand = ['squire', 'gold'];
    const peaceful = ['squire', 'cellar', 'mine', 'remodel'];
    expect(judgedFor('chapel', { hand, deck: rich, kingdom: ['squire', 'witch'] })).toEqual(['squire']);
    expect(
      judgedFor('chapel', {
        hand,
        deck: rich,
        kingdom: [...peaceful, 'village', 'smithy', 'market', 'moat', 'festival'],
      }),
    ).toEqual([]);
  });
});

describe('cards of others', () => {
  test('takes the best treasure, and gains what is worth having', () => {
    const game = situation({
      hand: ['thief'],
      kingdom: ['thief'],
      other: { deck: ['silver', 'gold', 'copper'] },
    });
    expect(judgedAfter('thief', game)).toEqual(['gold']);
    answer(game, ['gold']);
    expect(judged(game)).toEqual(['gold']);
  });

  test('loses the lesser of two when attacked', () => {
    const other = { deck: ['silver', 'gold', 'copper'] };
    expect(judgedFor('bandit', { other })).toEqual(['silver']);
  });
});

test('trashes from the supply what the next Lurker will gain', () => {
  const game = situation({ hand: ['lurker', 'lurker'], kingdom: ['lurker', 'witch'] });
  expect(judgedAfter('lurker', game)).toEqual(['trash-from-supply']);
  answer(game, ['trash-from-supply']);
  expect(judged(game)).toEqual(['witch']);
});

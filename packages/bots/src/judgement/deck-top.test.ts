import { describe, expect, test } from 'vitest';
import { answer, judged, judgedAfter, judgedFor, situation } from './testing.ts';

describe('putting a card of the hand on the deck', () => {
  const deck = ['estate', 'estate', 'estate', 'copper', 'copper', 'estate'];

  test('puts back the action that cannot be played any more', () => {
    expect(judgedFor('courtyard', { hand: ['smithy', 'copper', 'copper'], deck })).toEqual(['smithy']);
  });

  test('puts back what the purchase can do without', () => {
    const hand = ['gold', 'gold', 'silver', 'silver'];
    expect(judgedFor('courtyard', { hand, deck })).toEqual(['silver']);
  });

  test('keeps the money that is needed', () => {
    expect(judgedFor('courtyard', { hand: ['gold', 'gold', 'silver'], deck })).toEqual(['estate']);
  });

  test('gives the Bureaucrat a card that is of no use', () => {
    const other = { hand: ['estate', 'harem', 'copper'] };
    expect(judgedFor('bureaucrat', { other, kingdom: ['harem'] })).toEqual(['estate']);
  });
});

describe('fetching a card', () => {
  test('takes the best, and nothing that is not better than what comes', () => {
    expect(judgedFor('harbinger', { discard: ['estate', 'gold', 'copper'] })).toEqual(['gold']);
    expect(judgedFor('harbinger', { discard: ['estate', 'copper'] })).toEqual([]);
  });

  test('takes one when it has to', () => {
    const game = situation({ hand: ['scavenger'], discard: ['estate', 'copper'], kingdom: ['scavenger'] });
    judgedAfter('scavenger', game);
    answer(game, ['no']);
    expect(judged(game)).toEqual(['copper']);
  });
});

describe('Secret Chamber', () => {
  const deck = ['gold', 'estate', 'copper'];

  /** What a player with this hand puts back when this attack comes. */
  function putBack(attack: string, hand: string[]): readonly string[] {
    const game = situation({
      hand: [attack],
      other: { hand, deck },
      kingdom: ['secret-chamber', attack],
    });
    expect(judgedAfter(attack, game)).toEqual(['secret-chamber']);
    answer(game, ['secret-chamber']);
    return judged(game);
  }

  test('goes back itself, with the best card that a Militia would take', () => {
    expect(putBack('militia', ['secret-chamber', 'gold', 'gold', 'silver', 'estate'])).toEqual([
      'secret-chamber',
      'silver',
    ]);
  });

  test('goes back below the junk that a Swindler should meet', () => {
    expect(putBack('swindler', ['secret-chamber', 'gold', 'gold', 'silver', 'curse'])).toEqual([
      'curse',
      'secret-chamber',
    ]);
  });

  test('is not used again for the same attack', () => {
    const game = situation({
      hand: ['militia'],
      other: { hand: ['secret-chamber', 'gold', 'gold', 'silver', 'estate'], deck },
      kingdom: ['secret-chamber'],
    });
    answer(game, ['play militia']);
    const sources = [];
    while (game.decision?.kind !== 'phase') {
      sources.push(game.decision?.source);
      answer(game, judged(game));
    }
    expect(sources).toEqual(['militia', 'secret-chamber', 'militia']);
  });
});

describe('Secret Passage', () => {
  test('hides junk at the bottom', () => {
    const game = situation({ hand: ['secret-passage', 'estate', 'gold'], kingdom: ['secret-passage'] });
    expect(judgedAfter('secret-passage', game)).toEqual(['estate']);
    answer(game, ['estate']);
    expect(judged(game)).toEqual(['4']);
  });

  test('keeps a good card that comes too early on top', () => {
    const game = situation({
      hand: ['secret-passage', 'gold', 'gold', 'gold'],
      deck: ['gold', 'copper', 'estate', 'copper'],
      kingdom: ['secret-passage'],
    });
    expect(judgedAfter('secret-passage', game)).toEqual(['gold']);
    answer(game, ['gold']);
    expect(judged(game)).toEqual(['0']);
  });
});

test('puts the best card on top of an order', () => {
  const deck = ['copper', 'copper', 'copper', 'copper', 'gold', 'estate', 'silver'];
  expect(judgedFor('patrol', { deck })).toEqual(['gold', 'silver', 'copper']);
});

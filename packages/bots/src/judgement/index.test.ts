import { describe, expect, test } from 'vitest';
import { answer, judged, judgedAfter, judgedFor, situation } from './testing.ts';

describe('gaining', () => {
  test('takes what the deck has most of', () => {
    expect(judgedFor('workshop', { kingdom: [] })).toEqual(['smithy']);
    expect(judgedFor('artisan', { kingdom: ['witch'] })).toEqual(['witch']);
  });

  test('takes no more terminals than can be played, and villages where they are short', () => {
    const deck = ['smithy', 'smithy', 'militia', 'smithy', 'copper', 'copper', 'copper', 'estate'];
    expect(judgedFor('workshop', { deck })).toEqual(['village']);
  });

  test('takes points when the end is near', () => {
    expect(judgedFor('artisan', { kingdom: ['witch'], supply: { province: 2 } })).toEqual(['duchy']);
  });

  test('takes a Province whenever it can, and a Duchy rather than a Gold at the end', () => {
    const remodelled = (supply: Record<string, number>, trashed: string) => {
      const game = situation({ hand: ['remodel', 'gold', 'smithy'], kingdom: ['remodel'], supply });
      judgedAfter('remodel', game);
      answer(game, [trashed]);
      return judged(game);
    };
    expect(remodelled({}, 'gold')).toEqual(['province']);
    expect(remodelled({ province: 2 }, 'gold')).toEqual(['province']);
    expect(remodelled({ province: 2 }, 'smithy')).toEqual(['duchy']);
    expect(remodelled({ province: 5 }, 'smithy')).not.toEqual(['duchy']);
  });

  test('takes nothing where there is nothing worth having', () => {
    const other = { deck: ['silver'], discard: ['gold', 'gold', 'gold'] };
    expect(judgedFor('saboteur', { other })).toEqual([]);
  });

  test('rebuilds an Estate into what brings most points', () => {
    const kingdom = ['rebuild', 'mill'];
    const game = situation({
      hand: ['rebuild'],
      deck: ['copper', 'estate'],
      kingdom,
      supply: { province: 4 },
    });
    answer(game, judgedAfter('rebuild', game));
    expect(judged(game)).toEqual(['duchy']);
  });
});

describe('giving', () => {
  test('swindles the other into what is worst for them', () => {
    expect(judgedFor('swindler', { other: { deck: ['copper'] } })).toEqual(['curse']);
    expect(judgedFor('swindler', { other: { deck: ['moat'] } })).toEqual(['estate']);
    expect(judgedFor('swindler', { other: { deck: ['laboratory'] } })).toEqual(['duchy']);
  });

  test('gives no points when the end is near', () => {
    const end = { supply: { province: 1 } };
    expect(judgedFor('swindler', { ...end, other: { deck: ['laboratory'] } })).not.toEqual(['duchy']);
  });

  test('passes on what it would trash first', () => {
    const hand = ['gold', 'curse', 'estate'];
    expect(judgedFor('masquerade', { hand, other: { hand: ['copper'] } })).toEqual(['curse']);
  });
});

test('shows the Courtier the card with most types', () => {
  const kingdom = ['cultist', 'harem'];
  expect(judgedFor('courtier', { hand: ['copper', 'harem', 'cultist'], kingdom })).toEqual(['cultist']);
});

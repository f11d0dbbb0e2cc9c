import { describe, expect, test } from 'vitest';
import { answer, judged, judgedAfter, judgedFor, situation } from './testing.ts';

/** What somebody with this hand discards to a Militia. */
const toMilitia = (hand: string[]) =>
  [...judgedAfter('militia', situation({ hand: ['militia'], other: { hand } }))].sort();

describe('down to three cards', () => {
  test('throws away what is of no use', () => {
    expect(toMilitia(['gold', 'copper', 'estate', 'silver', 'curse'])).toEqual(['curse', 'estate']);
    expect(toMilitia(['gold', 'copper', 'copper', 'silver', 'silver'])).toEqual(['copper', 'copper']);
  });

  test('keeps the one terminal that can be played, not the second', () => {
    expect(toMilitia(['smithy', 'smithy', 'copper', 'copper', 'estate'])).toEqual(['estate', 'smithy']);
    expect(toMilitia(['council-room', 'smithy', 'silver', 'silver', 'silver'])).toEqual(['silver', 'smithy']);
  });

  test('keeps the Estate that a Baron sells', () => {
    expect(toMilitia(['baron', 'estate', 'estate', 'copper', 'silver'])).toEqual(['copper', 'estate']);
  });

  test('keeps both where a village helps', () => {
    expect(toMilitia(['smithy', 'smithy', 'village', 'copper', 'estate'])).toEqual(['copper', 'estate']);
  });
});

describe('as many as one likes', () => {
  test('changes junk, and the actions that cannot be played, for cards', () => {
    const picks = judgedFor('cellar', { hand: ['estate', 'curse', 'gold', 'smithy', 'smithy'] });
    expect([...picks].sort()).toEqual(['curse', 'estate', 'smithy']);
  });

  test('changes what pays nothing for coins', () => {
    const picks = judgedFor('secret-chamber', { hand: ['estate', 'curse', 'gold', 'copper', 'smithy'] });
    expect([...picks].sort()).toEqual(['curse', 'estate', 'smithy']);
  });

  test('changes even Coppers at the Storeroom, where what comes is worth a coin at least', () => {
    const picks = judgedFor('storeroom', { hand: ['estate', 'copper', 'gold', 'silver'] });
    expect([...picks].sort()).toEqual(['copper', 'estate']);
  });

  test('takes off the deck what it does not want to draw', () => {
    const game = situation({
      hand: ['sentry', 'gold', 'gold', 'silver'],
      deck: ['copper', 'province', 'gold', 'silver', 'silver'],
      kingdom: ['sentry'],
    });
    expect(judgedAfter('sentry', game)).toEqual([]);
    answer(game, []);
    expect(judged(game)).toEqual(['province']);
  });
});

test('takes the best out of another’s hand', () => {
  const other = { hand: ['estate', 'gold', 'copper', 'copper', 'smithy'] };
  expect(judgedFor('pillage', { hand: [], other })).toEqual(['smithy']);
});

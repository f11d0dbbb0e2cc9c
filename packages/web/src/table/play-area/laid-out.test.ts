import { expect, test } from 'vitest';
import { laidOut } from './laid-out.ts';

const laid = (play: readonly string[], parts: Parameters<typeof laidOut>[1]) =>
  laidOut({ play, playedAs: play }, parts).map(({ groups, later, under }) => ({
    cards: groups.map(({ card, count }) => `${card} ${count}`),
    later,
    under,
  }));
const part = (card: string, holds: readonly number[], under: readonly (string | null)[] = []) => ({
  card,
  holds,
  under,
});

test('equal cards lie in steps, and those that have something left to do apart from those that have not', () => {
  const play = ['village', 'wharf', 'wharf', 'wharf', 'village'];
  expect(laid(play, [part('wharf', [2]), part('wharf', [3])])).toEqual([
    { cards: ['village 1'], later: 0, under: [] },
    { cards: ['wharf 1'], later: 0, under: [] },
    { cards: ['wharf 2'], later: 2, under: [] },
    { cards: ['village 1'], later: 0, under: [] },
  ]);
});

test('a card that stays for a Duration lies beside it, with both things that are left to do', () => {
  const play = ['throne-room', 'throne-room', 'smithy', 'wharf', 'caravan'];
  expect(laid(play, [part('wharf', [3, 1]), part('wharf', [3, 1]), part('caravan', [4])])).toEqual([
    { cards: ['throne-room 1'], later: 0, under: [] },
    { cards: ['throne-room 1', 'wharf 1'], later: 2, under: [] },
    { cards: ['smithy 1'], later: 0, under: [] },
    { cards: ['caravan 1'], later: 1, under: [] },
  ]);
});

test('what is set aside lies under its own card, so equal cards are not one heap', () => {
  expect(laid(['haven', 'haven'], [part('haven', [0], ['gold']), part('haven', [1], [null])])).toEqual([
    { cards: ['haven 1'], later: 1, under: ['gold'] },
    { cards: ['haven 1'], later: 1, under: [null] },
  ]);
});

test('a card that is another one is no copy of it', () => {
  const [misfits, wharf] = laidOut({ play: ['band-of-misfits', 'wharf'], playedAs: ['wharf', 'wharf'] }, [
    part('wharf', [0]),
    part('wharf', [1]),
  ]);
  expect([misfits.groups, wharf.groups]).toEqual([
    [{ card: 'band-of-misfits', as: 'wharf', count: 1 }],
    [{ card: 'wharf', as: 'wharf', count: 1 }],
  ]);
});

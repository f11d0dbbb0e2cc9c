import { describe, expect, test } from 'vitest';
import { chooseAction } from './index.ts';
import { judged, labelsOf, situation } from './testing.ts';

/** The card that is played out of this hand; null if none is. */
function played(hand: string[], more: Parameters<typeof situation>[0] = {}): string | null {
  const [label] = judged(situation({ hand, kingdom: hand.filter((id) => !basics.includes(id)), ...more }));
  return label?.slice('play '.length) ?? null;
}

const basics = ['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse', 'necropolis', 'madman'];

describe('the order of actions', () => {
  test('plays what gives an action back before what does not', () => {
    expect(played(['smithy', 'village', 'copper'])).toBe('village');
    expect(played(['militia', 'market'])).toBe('market');
    expect(played(['council-room', 'necropolis'])).toBe('necropolis');
  });

  test('plays the strongest terminal when only one can be played', () => {
    expect(played(['moat', 'witch', 'woodcutter'])).toBe('witch');
    expect(played(['smithy', 'moat'])).toBe('smithy');
  });

  test('draws first when several can be played', () => {
    expect(played(['militia', 'smithy'], { actions: 2 })).toBe('smithy');
  });

  test('digs before it draws and trashes after it', () => {
    expect(played(['laboratory', 'spy'])).toBe('spy');
    expect(played(['laboratory', 'upgrade', 'estate'])).toBe('laboratory');
  });

  test('keeps Minions for after the other cards', () => {
    expect(played(['minion', 'laboratory'])).toBe('laboratory');
  });

  test('takes the cards of a strategy first, in their order', () => {
    const game = situation({ hand: ['village', 'market', 'smithy'] });
    if (game.decision === null) throw new Error('nothing is asked');
    const choose = (first: string[]) => labelsOf(chooseAction(game.view(0), first));
    expect(choose(['smithy', 'market'])).toEqual(['play smithy']);
    expect(choose(['witch', 'market'])).toEqual(['play market']);
    expect(choose([])).toEqual(['play village']);
  });
});

describe('cards that do nothing or harm are not played', () => {
  test.each([
    ['a Throne Room without a target', ['throne-room', 'copper']],
    ['a Chapel with nothing to trash', ['chapel', 'gold', 'silver']],
    ['a Moneylender without a Copper', ['moneylender', 'silver']],
    ['a Baron without an Estate', ['baron', 'copper']],
    ['a Poor House among treasures', ['poor-house', 'copper', 'copper', 'copper', 'silver']],
    ['a Junk Dealer that would trash a Gold', ['junk-dealer', 'gold', 'gold']],
    ['an Upgrade that would trash a Province', ['upgrade', 'province', 'province']],
    ['Rats that would eat Gold', ['rats', 'gold', 'gold']],
    ['a Trading Post for good cards', ['trading-post', 'gold', 'silver', 'gold']],
    ['a Remodel of Provinces only', ['remodel', 'province', 'province']],
    ['a Madman with an empty hand', ['madman', 'copper']],
    ['a Death Cart that buys nothing better', ['death-cart', 'gold', 'gold', 'gold']],
    ['a Beggar for a few Coppers', ['beggar', 'copper', 'copper']],
  ])('%s', (_, hand) => {
    const kingdom = hand.filter((id) => !basics.includes(id));
    expect(played(hand, { kingdom: hand.includes('madman') ? ['hermit'] : kingdom })).toBeNull();
  });

  test('but they are when they have something to work on', () => {
    expect(played(['throne-room', 'smithy'])).toBe('throne-room');
    expect(played(['chapel', 'estate', 'curse'])).toBe('chapel');
    expect(played(['moneylender', 'copper'])).toBe('moneylender');
    expect(played(['baron', 'estate'])).toBe('baron');
    expect(played(['poor-house', 'estate', 'estate'])).toBe('poor-house');
    expect(played(['remodel', 'estate'])).toBe('remodel');
    expect(played(['junk-dealer', 'curse', 'gold'])).toBe('junk-dealer');
    expect(played(['death-cart', 'copper', 'copper', 'copper'])).toBe('death-cart');
  });
});

describe('cards that wait for others', () => {
  test('keeps the last target for the Throne Room', () => {
    expect(played(['throne-room', 'market'])).toBe('throne-room');
    expect(played(['throne-room', 'village', 'smithy'])).toBe('village');
  });

  test('leads the Procession over a Fortress before it is played', () => {
    expect(played(['procession', 'fortress'], { kingdom: ['procession', 'fortress', 'laboratory'] })).toBe(
      'procession',
    );
  });

  test('holds a Market Square back while something is about to be trashed', () => {
    expect(played(['market-square', 'chapel', 'curse'])).toBe('chapel');
    expect(played(['market-square', 'chapel', 'gold'])).toBe('market-square');
  });

  test('uses Nobles and Squires as villages where terminals wait', () => {
    expect(played(['nobles', 'council-room'])).toBe('nobles');
    expect(played(['squire', 'smithy'])).toBe('squire');
  });

  test('does not send a Witch out when the Curses are gone', () => {
    expect(played(['witch', 'smithy'])).toBe('witch');
    expect(played(['witch', 'smithy'], { supply: { curse: 0 } })).toBe('smithy');
  });
});

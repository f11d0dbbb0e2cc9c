import { describe, expect, test } from 'vitest';
import { answer, judged, judgedAfter, situation } from './testing.ts';

/** What a player with this hand does when the attack comes. */
function against(attack: string, hand: string[], supply = {}): readonly string[] {
  const kingdom = [attack, ...hand.filter((id) => reactions.includes(id))];
  return judgedAfter(attack, situation({ hand: [attack], other: { hand }, kingdom, supply }));
}

const reactions = ['moat', 'beggar', 'secret-chamber', 'diplomat', 'market-square'];

describe('against an attack', () => {
  test('shows a Moat', () => {
    expect(against('witch', ['moat', 'copper'])).toEqual(['moat']);
  });

  test('discards a Beggar for its Silvers, while there are any', () => {
    expect(against('witch', ['beggar', 'copper'])).toEqual(['beggar']);
    expect(against('witch', ['beggar', 'copper'], { silver: 0 })).toEqual([]);
  });

  test('uses a Diplomat to mend a bad hand, or where the hand is lost anyway', () => {
    const good = ['diplomat', 'gold', 'gold', 'silver', 'silver'];
    expect(against('witch', good)).toEqual([]);
    expect(against('witch', ['diplomat', 'estate', 'estate', 'silver', 'silver'])).toEqual(['diplomat']);
    expect(against('militia', good)).toEqual(['diplomat']);
  });

  test('does not use three Secret Chambers, which would have no end', () => {
    expect(against('witch', ['secret-chamber', 'secret-chamber', 'copper'])).toEqual(['secret-chamber']);
    expect(against('witch', ['secret-chamber', 'secret-chamber', 'secret-chamber'])).toEqual([]);
  });
});

test('takes the Gold of a Market Square', () => {
  const hand = ['chapel', 'market-square', 'curse'];
  const game = situation({ hand, kingdom: ['chapel', 'market-square'] });
  judgedAfter('chapel', game);
  answer(game, ['curse']);
  expect(judged(game)).toEqual(['market-square']);
});

test('leaves the Hovel behind and makes the Urchin a Mercenary', () => {
  const buying = situation({ hand: ['hovel'], coins: 5, phase: 'buy', kingdom: ['urchin'] });
  answer(buying, ['buy duchy']);
  expect(judged(buying)).toEqual(['hovel']);
  const attacking = situation({ hand: ['urchin'], play: ['urchin'], kingdom: ['urchin'] });
  expect(judgedAfter('urchin', attacking)).toEqual(['urchin']);
});

test('does what has to be done, in any order', () => {
  const game = situation({ hand: ['chapel', 'rats', 'overgrown-estate'], kingdom: ['chapel', 'rats'] });
  judgedAfter('chapel', game);
  answer(game, ['rats', 'overgrown-estate']);
  expect(judged(game)).toHaveLength(1);
});

import { describe, expect, test } from 'vitest';
import { judgedAfter, judgedFor, situation } from './testing.ts';

describe('playing a card twice', () => {
  test('uses the Throne Room on the card that does most', () => {
    expect(judgedFor('throne-room', { hand: ['moat', 'witch', 'village'], kingdom: ['witch'] })).toEqual([
      'witch',
    ]);
    expect(judgedFor('throne-room', { hand: ['village', 'market'] })).toEqual(['market']);
  });

  test('does not use it on a card that would do harm', () => {
    expect(judgedFor('throne-room', { hand: ['junk-dealer', 'gold'], kingdom: ['junk-dealer'] })).toEqual([]);
  });

  test('leads the Procession over what becomes something better', () => {
    const kingdom = ['fortress', 'laboratory', 'witch'];
    expect(judgedFor('procession', { hand: ['fortress', 'witch'], kingdom })).toEqual(['fortress']);
  });

  test('lets another Cultist follow', () => {
    const hand = ['cultist', 'copper'];
    expect(judgedFor('cultist', { hand, deck: ['copper', 'copper', 'copper'] })).toEqual(['cultist']);
  });
});

describe('Counterfeit', () => {
  const forged = (hand: string[], deck: string[], supply = {}) => {
    const more = { hand: ['counterfeit', ...hand], deck, supply, kingdom: ['counterfeit'] };
    return judgedAfter('counterfeit', situation({ ...more, phase: 'buy' }));
  };

  test('trashes Coppers that the deck can spare', () => {
    expect(forged(['copper', 'silver'], ['gold', 'gold', 'silver'])).toEqual(['copper']);
  });

  test('does not eat the money up, however near the end is', () => {
    expect(forged(['copper', 'estate'], ['copper', 'silver', 'estate'], { province: 2 })).toEqual([]);
    expect(forged(['gold', 'estate'], ['copper', 'copper', 'estate'], { province: 2 })).toEqual([]);
  });

  test('eats it for the last Province', () => {
    expect(forged(['gold', 'copper'], ['estate'], { province: 1 })).toEqual(['gold']);
  });
});

describe('Band of Misfits', () => {
  test('is the strongest card by itself', () => {
    expect(judgedFor('band-of-misfits', { hand: ['copper'] })).toEqual(['smithy']);
  });

  test('is a village where one is missing', () => {
    expect(judgedFor('band-of-misfits', { hand: ['smithy', 'copper'] })).toEqual(['village']);
  });

  test('does not throw itself away as a Feast', () => {
    const kingdom = ['feast', 'cellar', 'village', 'woodcutter', 'workshop', 'bureaucrat', 'market'];
    const others = ['festival', 'laboratory'];
    expect(judgedFor('band-of-misfits', { hand: ['copper'], kingdom: [...kingdom, ...others] })).not.toEqual([
      'feast',
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Card } from './card.ts';
import { Library } from './library.ts';

const card = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  set: 'test',
  editions: [1],
  cost: 2,
  types: ['action'],
  ...more,
});

describe('a library', () => {
  const library = new Library([
    card('mill', { types: ['action', 'victory'], plus: { coins: 2 } }),
    card('pond'),
  ]);

  test('finds a card by its id', () => {
    expect(library.find('pond')).toBe(library.kinds[1]);
    expect(library.get('mill')).toBe(library.kinds[0]);
  });

  test('says that a card is not there, or throws when it has to be', () => {
    expect(library.find('moon')).toBeUndefined();
    expect(() => library.get('moon')).toThrow(new RangeError('there is no card "moon"'));
  });

  test('with two cards of the same id is a mistake', () => {
    expect(() => new Library([card('mill'), card('pond'), card('mill')])).toThrow('the same id');
    const knights = { id: 'knights', set: 'test', editions: [1], kingdom: true, copies: 1, size: () => 2 };
    expect(() => new Library([card('mill')], [{ ...knights, cards: [card('mill'), card('sir')] }])).toThrow(
      'the same id',
    );
  });

  test('with two piles of the same id is a mistake', () => {
    const mill = { id: 'mill', set: 'test', editions: [1], kingdom: true, copies: 1, size: () => 2 };
    expect(() => new Library([card('mill')], [{ ...mill, cards: [card('sir'), card('dame')] }])).toThrow();
  });

  test('knows the types of a card, all of them', () => {
    expect(library.get('mill')).toMatchObject({
      cost: { coins: 2, potions: 0, debt: 0 },
      coins: 0,
      gifts: [{ what: 'coins', amount: 2 }],
      isAction: true,
      isVictory: true,
      isTreasure: false,
      isAttack: false,
    });
  });
});

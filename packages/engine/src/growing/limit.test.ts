import { describe, expect, test } from 'vitest';
import type { Card } from '../card.ts';
import { answer, asked, card, layOut } from './testing.ts';

const five = ['copper', 'copper', 'copper', 'copper', 'copper'];

describe('a question about piles', () => {
  const askedBy = (more: Partial<Card>) => {
    const game = layOut({ cards: [card('maker', more)] }, [{ hand: ['maker'], deck: five }, { deck: five }]);
    answer(game, 'play maker');
    return asked(game);
  };

  test('says what the cards may cost', () => {
    const cheap = askedBy({ play: (me) => void me.gainOneOf({ upTo: 2 }) });
    expect(cheap).toMatchObject({ kind: 'pile', limit: { exactly: false, coins: 2 } });
    expect(cheap.choices.map(({ label }) => label)).not.toContain('gold');
    const equal = askedBy({ play: (me) => void me.gainOneOf({ exactly: 2 }) });
    expect(equal).toMatchObject({ kind: 'pile', limit: { exactly: true, coins: 2 } });
    expect(equal.choices.map(({ label }) => label)).not.toContain('copper');
  });

  test('says nothing of costs where they do not matter', () => {
    const free = askedBy({ play: (me) => void me.gainOneOf({ which: (kind) => kind.isTreasure }) });
    expect(free.choices.map(({ label }) => label)).toEqual(['copper', 'gold']);
    expect(free).not.toHaveProperty('limit');
  });
});

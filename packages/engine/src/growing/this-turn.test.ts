import { describe, expect, test } from 'vitest';
import { Game } from '../game.ts';
import { answer, asked, card, endTurn, labels, layOut, namesIn } from './testing.ts';

const five = Array<string>(5).fill('copper');
const buying = { phase: 'buy' } as const;
const priceOf = (game: ReturnType<typeof layOut>, id: string) =>
  game
    .view(0)
    .toJSON()
    .supply.find(({ pile }) => pile === id);

describe('a price', () => {
  const quarry = card('quarry', {
    types: ['treasure'],
    plus: { coins: 1 },
    discount: { coins: 2, of: 'action' },
  });
  const tower = card('tower', { cost: 5 });
  const doubler = card('doubler', {
    types: ['treasure'],
    play(me) {
      for (const chosen of me.pick({ purpose: 'play', min: 0, which: (kind) => kind.isTreasure })) {
        const ref = me.track(chosen, 'hand');
        me.play(ref);
        me.play(ref);
        me.trashTracked(ref);
      }
    },
  });

  test('is less for cards of a type for each play, until the turn is over, wherever the card is by then', () => {
    const seats = [
      { hand: ['doubler', 'quarry'], deck: five },
      { hand: five, deck: five },
    ];
    const game = layOut({ cards: [quarry, tower, doubler] }, seats, buying);
    answer(game, 'play doubler');
    const events = answer(game, 'quarry');
    expect(events).toContainEqual({ type: 'plus', player: 0, source: 'quarry', discount: 2, of: 'action' });
    expect(events.filter(({ type }) => type === 'play')).toMatchObject([{ cards: ['quarry'] }, { again: 2 }]);
    expect(namesIn(game, 0, 'play')).toEqual(['doubler']);
    expect(priceOf(game, 'tower')).toMatchObject({ cost: 1, cheaper: { quarry: 4 } });
    expect(priceOf(game, 'gold')).not.toHaveProperty('cheaper');
    expect(labels(game)).toContain('buy tower');
    endTurn(game);
    expect(priceOf(game, 'tower')).toMatchObject({ cost: 5 });
  });

  test('never falls below nothing, and all that lowers it adds up', () => {
    const bridge = card('bridge', { discount: { coins: 1 } });
    const peddler = card('peddler', {
      cost: 8,
      costsLess: (onTurn) => (onTurn.phase === 'buy' ? 2 * onTurn.inPlay((kind) => kind.isAction).length : 0),
    });
    const seats = [{ hand: ['quarry'], play: ['bridge', 'bridge'], deck: five }, {}];
    const game = layOut({ cards: [quarry, bridge, peddler] }, seats, { ...buying });
    expect(priceOf(game, 'peddler')).toMatchObject({ cost: 2, cheaper: { bridge: 2, peddler: 4 } });
    answer(game, 'play quarry');
    expect(priceOf(game, 'peddler')).toMatchObject({
      cost: 0,
      cheaper: { bridge: 2, quarry: 2, peddler: 4 },
    });
    endTurn(game);
    expect(priceOf(game, 'peddler')).toMatchObject({ cost: 8 });
  });

  test('of its own is a matter of the buy phase: at clean-up it is as printed', () => {
    const prices: number[] = [];
    const peddler = card('peddler', {
      cost: 8,
      costsLess: (onTurn) => (onTurn.phase === 'buy' ? 2 : 0),
      abilities: [
        {
          moment: 'clean-up-started',
          from: 'play',
          optional: true,
          does: (me, _event, self) => void prices.push(me.costOf(self).coins),
        },
      ],
    });
    const game = layOut(
      { cards: [peddler] },
      [{ play: ['peddler'], hand: five, deck: five }, { deck: five }],
      buying,
    );
    answer(game);
    answer(game, 'peddler');
    expect(prices).toEqual([8]);
  });

  test('stays that of clean-up once the game is over, also where the game is read again', () => {
    const peddler = card('peddler', { cost: 8, costsLess: (onTurn) => (onTurn.phase === 'buy' ? 2 : 0) });
    const game = layOut({ cards: [peddler] }, [{ hand: ['gold', 'gold', 'gold'] }, { deck: five }], {
      ...buying,
      supply: { province: 1 },
    });
    answer(game, 'treasures');
    expect(priceOf(game, 'peddler')).toMatchObject({ cost: 6 });
    answer(game, 'buy province');
    expect(game.decision).toBeNull();
    const again = Game.resume(game.save(), game.table);
    for (const one of [game, again]) expect(priceOf(one, 'peddler')).toMatchObject({ cost: 8 });
  });
});

describe('a name', () => {
  const smugglers = card('smugglers', {
    play: (me) => me.letName(me.left()),
    forbidsBuying: (onTurn, kind) => onTurn.namedFor('smugglers').includes(kind),
  });

  test('is said by the player on the left and forbids a purchase until the turn is over', () => {
    const seats = [{ hand: ['smugglers', ...five], deck: five }, { deck: five }, { deck: five }];
    const game = layOut({ cards: [smugglers] }, seats);
    answer(game, 'play smugglers');
    expect(asked(game)).toMatchObject({ player: 1, kind: 'name', source: 'smugglers' });
    const events = answer(game, 'estate');
    expect(events[0]).toEqual({ type: 'name', player: 1, source: 'smugglers', cards: ['estate'] });
    answer(game, 'treasures');
    expect(labels(game)).not.toContain('buy estate');
    expect(labels(game)).toContain('buy filler-0');
    expect(priceOf(game, 'estate')).toMatchObject({ barred: true });
    expect(game.view(0).canBuy('estate')).toBe(false);
    endTurn(game);
    expect(priceOf(game, 'estate')).not.toHaveProperty('barred');
  });
});

describe('all treasures at once', () => {
  const order: string[] = [];
  const noted = (id: string, more: Parameters<typeof card>[1]) =>
    card(id, { types: ['treasure'], play: () => void order.push(id), ...more });
  const cards = [
    noted('last', { countsTreasures: true }),
    noted('plain', { play: undefined, plus: { coins: 1 } } as object),
    noted('instructed', {}),
    noted('user', { usesTreasures: true }),
    noted('lasting', { discount: { coins: 1, of: 'victory' } }),
  ];

  test('are played in an order that makes sense, whatever their order in the hand', () => {
    const hand = cards.map(({ id }) => id);
    for (const held of [hand, [...hand].reverse()]) {
      order.length = 0;
      const game = layOut({ cards }, [{ hand: held, deck: five }, {}], buying);
      const played = answer(game, 'treasures').filter(({ type }) => type === 'play');
      expect(played.map((event) => 'cards' in event && event.cards?.[0])).toEqual([
        'lasting',
        'user',
        'instructed',
        'plain',
        'last',
      ]);
    }
  });

  test('bring those along that come to the hand meanwhile', () => {
    const drawing = card('drawing', { types: ['treasure'], play: (me) => me.draw(3) });
    const deck = ['lasting', 'plain', 'last', ...five];
    const game = layOut({ cards: [...cards, drawing] }, [{ hand: ['last', 'drawing'], deck }, {}], buying);
    answer(game, 'treasures');
    expect(namesIn(game, 0, 'hand')).toEqual([]);
    expect(namesIn(game, 0, 'play')).toEqual(['drawing', 'last', 'last', 'lasting', 'plain']);
  });
});

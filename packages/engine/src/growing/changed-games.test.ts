import { describe, expect, test } from 'vitest';
import { Library } from '../library.ts';
import { layOut as layOutSetup } from '../setup.ts';
import { answer, asked, card, labels, layOut, namesIn } from './testing.ts';

const five = Array<string>(5).fill('copper');
const buying = { phase: 'buy' } as const;

describe('tokens that lie on piles from the beginning', () => {
  const route = card('route', {
    startTokens: { route: (kind) => kind.isVictory },
    play: (me) => me.addCoins(me.onSharedMat('route')),
  });
  const taker = card('taker', { cost: 0, play: (me) => void me.gain('estate') });
  const tokens = (game: ReturnType<typeof layOut>) =>
    Object.fromEntries(
      game
        .view(null)
        .toJSON()
        .supply.map(({ pile, tokens }) => [pile, tokens?.route]),
    );

  test('go to a mat that all share with the first card gained from there, whoever gains it', () => {
    const seats = [{ hand: ['taker', 'route'], deck: five }, { deck: five }];
    const game = layOut({ cards: [route, taker] }, seats, { actions: 2 });
    expect(tokens(game)).toMatchObject({ estate: 1, province: 1, copper: 0, curse: 0, route: 0 });
    const events = answer(game, 'play taker');
    expect(events.map(({ type }) => type)).toEqual(['play', 'gain', 'plus']);
    expect(tokens(game)).toMatchObject({ estate: 0, province: 1 });
    expect(game.view(1).onSharedMat('route')).toBe(1);
    answer(game, 'play route');
    expect(game.table.turn.coins).toBe(1);
  });

  test('stay where they are when a card comes from the trash, and do not come twice', () => {
    const digger = card('digger', { play: (me) => me.gainFromTrash(me.table.state.trash[0]) });
    const seats = [{ hand: ['digger', 'taker', 'taker'], deck: five }, {}];
    const game = layOut({ cards: [route, taker, digger] }, seats, { actions: 3, trash: ['estate'] });
    answer(game, 'play digger');
    expect([tokens(game).estate, game.view(0).onSharedMat('route')]).toEqual([1, 0]);
    answer(game, 'play taker');
    answer(game, 'play taker');
    expect([tokens(game).estate, game.view(0).onSharedMat('route')]).toEqual([0, 1]);
  });

  test('are on the table when cards are dealt, and in a position where it does not say otherwise', () => {
    const game = layOut({ cards: [route] }, [{}, {}], {
      tokens: { estate: { route: 0 } },
      mats: { route: 3 },
    });
    expect(tokens(game)).toMatchObject({ estate: 0, province: 1 });
    expect(game.view(null).toJSON().mats).toEqual({ route: 3 });
    const { library } = game.layout;
    const { layout, state } = layOutSetup(library, {
      players: 2,
      kingdom: game.setup.kingdom,
      colonies: false,
    });
    const lying = layout.piles.filter(({ index }) => state.tokens[0][index] === 1).map(({ id }) => id);
    expect([lying, state.shared]).toEqual([['estate', 'province'], [0]]);
  });
});

describe('a card of the kingdom that alters another', () => {
  const quack = card('quack', { alters: { curse: { types: ['treasure'], plus: { coins: 1 } } } });

  test('does so everywhere, in games with its pile', () => {
    const game = layOut({ cards: [quack] }, [{ hand: ['curse', 'curse'], deck: five }, {}], buying);
    expect(asked(game).choices).toContainEqual({
      label: 'play curse',
      count: 2,
      verb: 'play',
      card: 'curse',
    });
    answer(game, 'treasures');
    expect([game.table.turn.coins, namesIn(game, 0, 'play')]).toEqual([2, ['curse', 'curse']]);
    expect(game.outcome.points[0]).toBe(-2);
    expect(game.table.supply.top(game.layout.pileOf.get('curse') as number)?.isTreasure).toBe(true);
  });

  test('leaves the cards of other games alone, and all other cards are the same in both', () => {
    const library = new Library([quack, card('curse', { types: ['curse'] }), card('mill')]);
    const altered = library.forKingdom(['quack', 'mill']);
    expect(altered.altered.map(({ id, card }) => [id, card.types])).toEqual([
      ['curse', ['treasure', 'curse']],
    ]);
    expect(altered.get('curse').index).toBe(library.get('curse').index);
    expect(library.get('curse').isTreasure).toBe(false);
    expect(altered.get('mill')).toBe(library.get('mill'));
    expect(library.forKingdom(['mill', 'quack'])).toBe(altered);
    expect(library.forKingdom(['mill'])).toBe(library);
  });
});

describe('a card gained on the discard pile', () => {
  test('that was covered cannot be moved any more, also if what covers it goes away', () => {
    const moves = (id: string) =>
      card(id, {
        abilities: [
          {
            moment: 'gained',
            from: 'hand',
            optional: true,
            own: true,
            when: (me, { ref }) => me.isThere(ref),
            does: (me, { ref }) => me.putTrackedOnDeck(ref),
          },
        ],
      });
    const cart = card('cart', {
      cost: 0,
      abilities: [{ moment: 'gained', from: 'itself', optional: false, does: (me) => void me.gain('curse') }],
    });
    const game = layOut({ cards: [moves('tower'), cart] }, [{ hand: ['tower'], deck: five }, {}], buying);
    answer(game, 'buy cart');
    expect(labels(game)).toEqual(['tower', 'cart']);
    answer(game, 'cart');
    expect(asked(game)).toMatchObject({ about: 'curse' });
    answer(game, 'tower');
    expect(asked(game).player).toBe(1);
    expect(namesIn(game, 0, 'hand')).toContain('curse');
  });
});

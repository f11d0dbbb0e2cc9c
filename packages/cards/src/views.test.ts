import { Game, type SeatView } from '@provincia/engine';
import { describe, expect, test } from 'vitest';
import { library } from './index.ts';
import { answer, copyOf, kingdom, layOut, recordGame, setupOf, unwrap } from './testing.ts';

const OWNER = 0;
const OTHER = 1;
const SPECTATOR = null;
const everybody = [OWNER, OTHER, SPECTATOR];

const withKnights = setupOf({ kingdom: ['knights', ...kingdom.slice(1)] });

/** The view as it goes over the wire. */
const seen = (game: Game, viewer: number | null): SeatView => copyOf(game.view(viewer).toJSON());

/** Cards that are in no pile of these games occur in a view only if it tells of them. */
function expectNoWordOf(game: Game, viewers: readonly (number | null)[], hidden: readonly string[]): void {
  for (const viewer of viewers) {
    const text = JSON.stringify(game.view(viewer));
    for (const card of hidden) expect(text).not.toContain(`"${card}"`);
  }
}

/** The two games look the same to these. */
function expectSame(one: Game, other: Game, viewers: readonly (number | null)[]): void {
  for (const viewer of viewers) expect(seen(one, viewer)).toEqual(seen(other, viewer));
}

describe('rule 11, row by row', () => {
  test('everybody sees how many cards each pile of the supply has', () => {
    const game = layOut([{}, {}], { supply: { province: 3, moat: 0, curse: 7 } });
    for (const viewer of everybody) {
      const left = Object.fromEntries(seen(game, viewer).supply.map(({ pile, left }) => [pile, left]));
      expect(left).toMatchObject({ province: 3, moat: 0, curse: 7, gold: 30 });
      expect(game.view(viewer).left('province')).toBe(3);
    }
  });

  test('everybody sees the top card of a mixed pile, and its cost', () => {
    const knights = ['sir-martin', 'dame-anna', 'sir-vander'];
    const game = layOut([{ hand: ['village'] }, {}], {
      setup: withKnights,
      supply: { knights },
      coins: 5,
      phase: 'buy',
    });
    const top = (viewer: number | null) => seen(game, viewer).supply.find(({ pile }) => pile === 'knights');
    for (const viewer of everybody)
      expect(top(viewer)).toMatchObject({ card: 'sir-martin', cost: 4, left: 3 });
    answer(game, 'buy sir-martin');
    for (const viewer of everybody)
      expect(top(viewer)).toMatchObject({ card: 'dame-anna', cost: 5, left: 2 });
  });

  test('nobody sees the cards below the top of a mixed pile', () => {
    const pile = (...knights: string[]) => layOut([{}, {}], { setup: withKnights, supply: { knights } });
    const game = pile('sir-martin', 'dame-anna', 'sir-vander', 'dame-molly');
    expectNoWordOf(game, everybody, ['dame-anna', 'sir-vander', 'dame-molly']);
    expectSame(game, pile('sir-martin', 'dame-molly', 'dame-sylvia', 'dame-anna'), everybody);
  });

  test('everybody sees all cards of the trash, and their order says nothing', () => {
    const game = layOut([{}, {}], { trash: ['vassal', 'gold', 'festival', 'gold'] });
    for (const viewer of everybody) {
      expect(JSON.stringify(seen(game, viewer).trash)).toBe('{"festival":1,"gold":2,"vassal":1}');
    }
  });

  test('everybody sees the cards in play', () => {
    const game = layOut([{ play: ['village', 'vassal'] }, { play: ['gold'] }]);
    for (const viewer of everybody) {
      expect(seen(game, viewer).seats.map(({ play }) => play)).toEqual([['village', 'vassal'], ['gold']]);
    }
  });

  test('everybody sees the cards set aside face up, but not the one that is looked at', () => {
    const game = layOut([{ hand: ['library'], deck: ['vassal', 'festival', 'market'] }, {}]);
    answer(game, 'play library');
    answer(game, 'yes');
    for (const viewer of everybody) {
      expect(seen(game, viewer).seats.map(({ aside }) => aside)).toEqual([['vassal'], []]);
    }
    expect(seen(game, OWNER).own?.looking).toEqual(['festival']);
    expectNoWordOf(game, [OTHER, SPECTATOR], ['festival', 'market']);
  });

  test('everybody sees how many cards a hand has', () => {
    const game = layOut([{ hand: ['vassal', 'gold', 'gold'] }, { hand: ['festival'] }]);
    for (const viewer of everybody) expect(seen(game, viewer).seats.map(({ hand }) => hand)).toEqual([3, 1]);
  });

  test('only its owner sees the cards of a hand, and their order says nothing', () => {
    const game = layOut([{ hand: ['vassal', 'gold', 'festival', 'gold'] }, { hand: ['market', 'feast'] }]);
    expect(JSON.stringify(seen(game, OWNER).own?.hand)).toBe('{"festival":1,"gold":2,"vassal":1}');
    expect(seen(game, OTHER).own?.hand).toEqual({ feast: 1, market: 1 });
    expectNoWordOf(game, [OTHER, SPECTATOR], ['vassal', 'festival']);
    expectNoWordOf(game, [OWNER, SPECTATOR], ['market', 'feast']);
  });

  test('only its owner may count a deck', () => {
    const game = (size: number) => layOut([{ hand: ['village'], deck: Array(size).fill('vassal') }, {}]);
    expect(seen(game(4), OWNER).own?.deck).toBe(4);
    expect(seen(game(5), OWNER).own?.deck).toBe(5);
    expectSame(game(4), game(5), [OTHER, SPECTATOR]);
  });

  test('everybody sees whether a deck is there, and one card is as good as ten', () => {
    const game = (...deck: string[]) => layOut([{ hand: ['village'], deck }, { deck: ['vassal'] }]);
    for (const viewer of everybody) {
      expect(seen(game(), viewer).seats.map(({ deck }) => deck)).toEqual([false, true]);
      expect(seen(game('vassal'), viewer).seats.map(({ deck }) => deck)).toEqual([true, true]);
    }
    const ten = game(...Array(10).fill('vassal'));
    expectSame(game('vassal'), ten, [OTHER, SPECTATOR]);
  });

  test('nobody sees the cards of a deck, not even its owner, who knows only which cards are theirs', () => {
    const one = layOut([
      { hand: ['village'], deck: ['vassal', 'festival', 'market'], discard: ['feast', 'gold'] },
      {},
    ]);
    const two = layOut([
      { hand: ['village'], deck: ['feast', 'vassal', 'market'], discard: ['festival', 'gold'] },
      {},
    ]);
    expectSame(one, two, everybody);
    expectNoWordOf(one, [OTHER, SPECTATOR], ['vassal', 'festival', 'market', 'feast']);
    const { owned, ...rest } = seen(one, OWNER).own ?? {};
    expect(owned).toEqual({ feast: 1, festival: 1, gold: 1, market: 1, vassal: 1, village: 1 });
    expect(JSON.stringify(rest)).not.toMatch(/vassal|festival|market|feast/);
  });

  test('everybody sees the top card of a discard pile', () => {
    const game = layOut([{ hand: ['village'], discard: ['vassal', 'festival'] }, {}]);
    for (const viewer of everybody) {
      expect(seen(game, viewer).seats.map(({ discard }) => discard)).toEqual(['festival', null]);
    }
  });

  test('nobody sees the rest of a discard pile or its number', () => {
    const game = (discard: string[], deck: string[]) => layOut([{ hand: ['village'], discard, deck }, {}]);
    const one = game(['vassal', 'market', 'festival'], ['feast']);
    expectSame(one, game(['market', 'vassal', 'festival'], ['feast']), everybody);
    expectSame(one, game(['feast', 'market', 'festival'], ['vassal']), everybody);
    expectSame(one, game(['festival'], ['feast']), [OTHER, SPECTATOR]);
    expectNoWordOf(one, [OTHER, SPECTATOR], ['vassal', 'market', 'feast']);
  });
});

describe('a view', () => {
  test('has these fields and no others', () => {
    const view = seen(layOut([{ hand: ['village'] }, {}]), OWNER);
    expect(Object.keys(view)).toEqual([
      'onTurn',
      'phase',
      'actions',
      'buys',
      'coins',
      'over',
      'emptyPiles',
      'emptyPilesToEnd',
      'supply',
      'trash',
      'seats',
      'own',
    ]);
    expect(Object.keys(view.seats[OWNER])).toEqual([
      'hand',
      'deck',
      'discard',
      'play',
      'playedAs',
      'aside',
      'turns',
    ]);
    expect(Object.keys(view.own ?? {})).toEqual(['seat', 'hand', 'deck', 'looking', 'owned']);
    expect(Object.keys(view.supply[0])).toEqual(['pile', 'card', 'cost', 'left', 'inSupply']);
  });

  test('says how near the end is, and which purchase would bring it', () => {
    const ending = (supply: Record<string, number>, players = 2) => {
      const view = seen(layOut(Array(players).fill({}), { supply }), OTHER);
      const piles = view.supply.filter(({ endsGame }) => endsGame).map(({ pile }) => pile);
      return { empty: view.emptyPiles, of: view.emptyPilesToEnd, piles };
    };
    expect(ending({ province: 2 })).toEqual({ empty: 0, of: 3, piles: [] });
    expect(ending({ province: 1, moat: 1 })).toEqual({ empty: 0, of: 3, piles: ['province'] });
    expect(ending({ witch: 0, smithy: 0, moat: 1 })).toEqual({ empty: 2, of: 3, piles: ['moat'] });
    expect(ending({ witch: 0, smithy: 0, moat: 1 }, 5)).toEqual({ empty: 2, of: 4, piles: [] });
    // It ends in any case: no purchase brings that about.
    expect(ending({ province: 0, moat: 1 })).toEqual({ empty: 1, of: 3, piles: [] });
  });

  test('shows whose turn it is and what is left of it', () => {
    const game = layOut([{ hand: ['village', 'smithy'], turns: 4 }, { turns: 3 }], { coins: 2, buys: 3 });
    answer(game, 'play village');
    for (const viewer of everybody) {
      const view = seen(game, viewer);
      expect(view).toMatchObject({ onTurn: 0, phase: 'action', actions: 2, buys: 3, coins: 2, over: false });
      expect(view.seats.map(({ turns }) => turns)).toEqual([4, 3]);
    }
  });

  test('says what a pile costs', () => {
    const costs = Object.fromEntries(
      seen(layOut([{}, {}]), OTHER).supply.map(({ card, cost }) => [card, cost]),
    );
    expect(costs).toMatchObject({
      copper: 0,
      estate: 2,
      silver: 3,
      smithy: 4,
      witch: 5,
      gold: 6,
      province: 8,
    });
  });

  test('of a seat names that seat, of a spectator none', () => {
    const game = layOut([{}, {}, {}]);
    expect([0, 1, 2].map((seat) => seen(game, seat).own?.seat)).toEqual([0, 1, 2]);
    expect(seen(game, SPECTATOR).own).toBeNull();
  });

  test('counts all cards of a player as theirs, also in play, set aside, looked at and discarded', () => {
    const game = layOut([
      {
        hand: ['library', 'gold'],
        deck: ['vassal', 'festival', 'market'],
        discard: ['feast'],
        play: ['silver'],
      },
      { hand: ['curse'] },
    ]);
    answer(game, 'play library');
    answer(game, 'yes');
    expect(seen(game, OWNER).own?.owned).toEqual({
      feast: 1,
      festival: 1,
      gold: 1,
      library: 1,
      market: 1,
      silver: 1,
      vassal: 1,
    });
  });

  test('says of a card in play that counts as another both what it is and what it counts as', () => {
    const game = layOut([{ hand: ['band-of-misfits'], deck: ['copper'] }, {}]);
    answer(game, 'play band-of-misfits');
    answer(game, 'smithy');
    for (const viewer of everybody) {
      expect(seen(game, viewer).seats[OWNER]).toMatchObject({
        play: ['band-of-misfits'],
        playedAs: ['smithy'],
      });
    }
  });

  test('is at the end of the game one that says so', () => {
    const game = layOut([{}, {}], { phase: 'buy', coins: 8, supply: { province: 1 } });
    expect(seen(game, SPECTATOR).over).toBe(false);
    answer(game, 'buy province');
    for (const viewer of everybody) expect(seen(game, viewer).over).toBe(true);
  });
});

test('everybody sees the same of what is open, at every question of a game', () => {
  const { setup, answers } = recordGame(6, { players: 3 });
  const { game } = unwrap(Game.start(library, setup));
  for (const picks of answers) {
    const { own: none, ...open } = seen(game, SPECTATOR);
    expect(none).toBeNull();
    for (let seat = 0; seat < setup.players; seat++) {
      const { own, ...view } = seen(game, seat);
      expect(view).toEqual(open);
      const inHand = Object.values(own?.hand ?? {}).reduce((sum, count) => sum + count, 0);
      expect(inHand).toBe(view.seats[seat].hand);
    }
    answer(game, ...picks);
  }
});

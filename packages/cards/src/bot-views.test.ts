import { describe, expect, test } from 'vitest';
import { answer, layOut } from './testing.ts';

const OWNER = 0;
const OTHER = 1;

describe('a view', () => {
  test('reads for a bot as it does for a client', () => {
    const game = layOut(
      [
        {
          hand: ['village', 'gold'],
          deck: ['gold', 'province'],
          discard: ['gold'],
          play: ['copper'],
          turns: 4,
        },
        { hand: ['gold', 'duchy', 'estate'], deck: ['curse'], turns: 3 },
      ],
      { coins: 4, buys: 2, actions: 3, supply: { gold: 5, moat: 0, curse: 0 } },
    );
    const view = game.view(OWNER);
    expect([view.seat, view.players, view.onTurn, view.turn, view.phase]).toEqual([0, 2, 0, 4, 'action']);
    expect([view.coins, view.buys, view.actions, view.emptyPiles]).toEqual([4, 2, 3, 2]);
    expect([view.left('gold'), view.left('market'), view.left('moon')]).toEqual([5, 0, 0]);
    expect([view.owned('gold'), view.owned('village'), view.owned('moon')]).toEqual([3, 1, 0]);
    expect(view.hand.map(({ id }) => id)).toEqual(['village', 'gold']);
    expect([view.handSize(OWNER), view.handSize(OTHER), view.deckSize, view.cards]).toEqual([2, 3, 2, 6]);
    expect([view.money, view.points(OWNER), view.points(OTHER), view.lead]).toEqual([10, 6, 3, 3]);
    expect(['smithy', 'witch', 'moat', 'market', 'moon'].map((id) => view.canBuy(id))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    const other = game.view(OTHER);
    expect([other.owned('gold'), other.deckSize, other.turn, other.lead]).toEqual([1, 1, 3, -3]);
  });

  test('of a spectator owns nothing', () => {
    expect(
      layOut([{ hand: ['gold', 'village'] }, {}])
        .view(null)
        .owned('gold'),
    ).toBe(0);
  });

  test('of a third player does not tell a bot what one player passed to another', () => {
    const passing = (card: string) => {
      const game = layOut([
        { hand: ['masquerade', 'copper'] },
        { hand: ['duchy', 'silver'], deck: ['gold'] },
        { hand: ['copper'] },
      ]);
      answer(game, 'play masquerade');
      answer(game, card);
      return game;
    };
    const [one, two] = [passing('duchy'), passing('silver')];
    expect(JSON.stringify(one.view(0))).toBe(JSON.stringify(two.view(0)));
    for (const seat of [1, 2]) expect(one.view(0).points(seat)).toBe(two.view(0).points(seat));
  });
});

import { library } from '@provincia/cards';
import type { Game } from '@provincia/engine';
import { describe, expect, test } from 'vitest';
import { answer, situation } from '../judgement/testing.ts';
import { losesAtOnce, winningEnd } from './ending.ts';

/** The second player has this many points. */
const ahead = (points: number) => ({ deck: Array<string>(points).fill('estate') });

/** The buy phase of the first player, who has nothing that counts unless it is given. */
function buying(more: Parameters<typeof situation>[0]): Game {
  return situation({ phase: 'buy', deck: [], ...more });
}

const end = (game: Game) => winningEnd(game.view(0))?.map(({ id }) => id) ?? null;

describe('the game is ended and won', () => {
  test('with the last Province', () => {
    const last = { coins: 8, supply: { province: 1 } };
    expect(end(buying({ ...last, other: ahead(5) }))).toEqual(['province']);
    expect(end(buying({ ...last, other: ahead(6) }))).toBeNull();
    expect(end(buying({ ...last, other: ahead(7) }))).toBeNull();
    expect(end(buying({ ...last, coins: 7, other: ahead(5) }))).toBeNull();
    expect(end(buying({ ...last, buys: 0, other: ahead(5) }))).toBeNull();
    expect(end(buying({ ...last, supply: { province: 2 }, other: ahead(5) }))).toBeNull();
  });

  test('with the last Colony, in a game that has them', () => {
    const last = { coins: 11, colonies: true, supply: { colony: 1 } };
    expect(end(buying({ ...last, other: ahead(9) }))).toEqual(['colony']);
    expect(end(buying({ ...last, other: ahead(10) }))).toBeNull();
    expect(end(buying({ ...last, supply: { colony: 2 }, other: ahead(9) }))).toBeNull();
    const colony = library.get('colony');
    expect(losesAtOnce(colony, buying({ ...last, other: ahead(11) }).view(0))).toBe(true);
    expect(losesAtOnce(colony, buying({ ...last, other: ahead(9) }).view(0))).toBe(false);
  });

  test('with the tokens that Goons bring', () => {
    const goons = { kingdom: ['goons'], play: ['goons', 'goons'], deck: [], phase: 'buy' } as const;
    const last = { ...goons, coins: 8, supply: { province: 1 } };
    expect(end(situation({ ...last, other: ahead(7) }))).toEqual(['province']);
    expect(end(situation({ ...last, other: ahead(8) }))).toBeNull();
    expect(end(situation({ ...last, buys: 2, other: ahead(9) }))).toEqual(['province', 'copper']);
    expect(end(situation({ ...last, buys: 2, other: ahead(10) }))).toBeNull();
  });

  test('with the third empty pile', () => {
    const third = { coins: 3, supply: { moat: 0, curse: 0, village: 1 }, hand: ['estate'] };
    expect(end(buying({ ...third, other: ahead(0) }))).toEqual(['village']);
    expect(end(buying({ ...third, other: ahead(1) }))).toBeNull();
    expect(end(buying({ ...third, coins: 2, other: ahead(0) }))).toBeNull();
    expect(end(buying({ ...third, supply: { moat: 0, village: 1 }, other: ahead(0) }))).toBeNull();
  });

  test.each([
    [4, 3],
    [5, 4],
    [6, 4],
  ])('among %i players with empty pile number %i', (players, piles) => {
    const setup = {
      rules: situation({}).setup.rules,
      seed: '0'.repeat(32),
      players,
      kingdom: library.piles
        .filter(({ home }) => home === 'kingdom')
        .map(({ id }) => id)
        .slice(0, 10),
    };
    const seats = Array.from({ length: players }, (_, seat) => ({
      hand: seat === 0 ? ['estate'] : [],
      turns: 5,
    }));
    const emptied = (count: number) =>
      Object.fromEntries(['copper', 'silver', 'gold', 'curse'].slice(0, count).map((pile) => [pile, 0]));
    const game = (count: number) =>
      situation({ setup, seats, phase: 'buy', coins: 2, supply: { ...emptied(count), estate: 1 } });
    expect(end(game(piles - 1))).toEqual(['estate']);
    expect(end(game(piles - 2))).toBeNull();
  });

  test('with several purchases', () => {
    const two = { coins: 16, buys: 2, supply: { province: 2 } };
    expect(end(buying({ ...two, other: ahead(11) }))).toEqual(['province', 'province']);
    expect(end(buying({ ...two, other: ahead(12) }))).toBeNull();
    expect(end(buying({ ...two, coins: 15, other: ahead(5) }))).toBeNull();
    const piles = { buys: 2, supply: { moat: 0, village: 1, smithy: 1 }, hand: ['estate'], other: ahead(0) };
    expect(end(buying({ ...piles, coins: 7 }))).toEqual(['village', 'smithy']);
    expect(end(buying({ ...piles, coins: 6 }))).toBeNull();
  });

  test('with points beside the card that ends it', () => {
    const game = buying({ coins: 11, buys: 2, supply: { curse: 0, moat: 0, village: 1 }, other: ahead(5) });
    expect(end(game)?.toSorted()).toEqual(['province', 'village']);
  });

  test('with nothing, if it ends without', () => {
    const over = { coins: 0, supply: { province: 0 }, hand: ['estate'] };
    expect(end(buying({ ...over, other: ahead(0) }))).toEqual([]);
    expect(end(buying({ ...over, other: ahead(1) }))).toBeNull();
  });

  test('for what it costs now', () => {
    const game = situation({
      hand: ['bridge', 'bridge'],
      deck: [],
      actions: 2,
      coins: 4,
      kingdom: ['bridge'],
      supply: { province: 1 },
      other: ahead(5),
    });
    answer(game, ['play bridge']);
    expect(end(game)).toBeNull();
    answer(game, ['play bridge']);
    expect(end(game)).toContain('province');
  });

  test('not if anybody else has as many points', () => {
    const seats = [5, 6, 0].map((points, seat) => ({ hand: seat === 0 ? [] : ahead(points).deck, turns: 5 }));
    const setup = { ...situation({}).setup, players: 3 };
    const game = (first: number) =>
      situation({
        setup,
        seats: seats.with(1, { hand: ahead(first).deck, turns: 5 }),
        phase: 'buy',
        coins: 8,
        supply: { province: 1 },
      });
    expect(end(game(5))).toEqual(['province']);
    expect(end(game(6))).toBeNull();
  });
});

describe('points are counted as they will be', () => {
  test('with the tenth card for Gardens', () => {
    const game = (cards: number) =>
      buying({
        kingdom: ['gardens'],
        hand: ['gardens', 'gardens', ...Array<string>(cards - 2).fill('copper')],
        coins: 2,
        supply: { curse: 0, moat: 0, estate: 1 },
        other: ahead(2),
      });
    expect(end(game(9))).toEqual(['estate']);
    expect(end(game(8))).toBeNull();
  });

  test('with a Duchy more for every Duke', () => {
    const game = (dukes: number) =>
      buying({
        kingdom: ['duke'],
        hand: Array<string>(dukes).fill('duke'),
        coins: 5,
        supply: { curse: 0, moat: 0, duchy: 1 },
        other: ahead(5),
      });
    expect(end(game(3))).toEqual(['duchy']);
    expect(end(game(2))).toBeNull();
  });

  test('with the third Silver for every Feodum', () => {
    const game = (silvers: number) =>
      buying({
        kingdom: ['feodum'],
        hand: ['feodum', 'feodum', ...Array<string>(silvers).fill('silver')],
        coins: 3,
        supply: { curse: 0, moat: 0, silver: 1 },
        other: ahead(1),
      });
    expect(end(game(2))).toEqual(['silver']);
    expect(end(game(1))).toBeNull();
  });

  test('with a Silver that is bought only because of a Feodum', () => {
    const game = buying({
      kingdom: ['feodum'],
      hand: ['feodum', 'feodum', 'feodum', 'silver', 'silver'],
      coins: 11,
      buys: 2,
      supply: { province: 1 },
      other: ahead(8),
    });
    expect(end(game)?.toSorted()).toEqual(['province', 'silver']);
  });

  test('with a Copper that is bought only because of Gardens', () => {
    const game = buying({
      kingdom: ['gardens'],
      hand: ['gardens', ...Array<string>(7).fill('copper')],
      coins: 8,
      buys: 2,
      supply: { province: 1 },
      other: ahead(6),
    });
    expect(end(game)).toHaveLength(2);
  });

  test('with Band of Misfits, which is no Great Hall any more when the points are counted', () => {
    const game = situation({
      kingdom: ['band-of-misfits', 'great-hall'],
      hand: ['band-of-misfits'],
      deck: [],
      coins: 8,
      supply: { province: 1 },
      other: ahead(6),
    });
    answer(game, ['play band-of-misfits']);
    answer(game, ['great-hall']);
    expect(end(game)).toBeNull();
  });

  test('and of the card that comes up on a mixed pile nothing is known', () => {
    const knights = (...cards: string[]) =>
      end(
        buying({
          kingdom: ['knights'],
          coins: 10,
          buys: 2,
          supply: { knights: cards, curse: 0, moat: 0 },
          other: ahead(3),
        }),
      );
    expect(knights('dame-josephine', 'dame-anna')).toEqual(knights('dame-josephine', 'dame-molly'));
    expect(knights('dame-josephine', 'dame-anna')).toBeNull();
  });
});

describe('a purchase that loses at once', () => {
  const loses = (card: string, game: Game) => losesAtOnce(library.get(card), game.view(0));

  test('is one that ends the game behind', () => {
    const last = { coins: 8, supply: { province: 1 } };
    expect(loses('province', buying({ ...last, other: ahead(7) }))).toBe(true);
    expect(loses('province', buying({ ...last, other: ahead(5) }))).toBe(false);
    expect(loses('duchy', buying({ ...last, other: ahead(7) }))).toBe(false);
    expect(loses('province', buying({ ...last, supply: { province: 2 }, other: ahead(7) }))).toBe(false);
  });

  test('is the last card of the third pile', () => {
    const third = { coins: 3, supply: { moat: 0, curse: 0, village: 1 } };
    expect(loses('village', buying({ ...third, other: ahead(1) }))).toBe(true);
    expect(loses('village', buying({ ...third, hand: ['duchy'], other: ahead(1) }))).toBe(false);
    expect(loses('silver', buying({ ...third, other: ahead(1) }))).toBe(false);
    expect(loses('village', buying({ ...third, supply: { moat: 0, village: 1 }, other: ahead(1) }))).toBe(
      false,
    );
  });

  test('is one that makes it equal for somebody who has had fewer turns', () => {
    expect(loses('province', buying({ coins: 8, supply: { province: 1 }, other: ahead(6) }))).toBe(true);
  });
});

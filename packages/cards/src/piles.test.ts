import type { Game } from '@provincia/engine';
import { describe, expect, test } from 'vitest';
import { library } from './index.ts';
import { basics, chiSquare, chiSquareLimit, kingdom, kingdomWith, seedOf, startGame } from './testing.ts';

const PLAYERS = [2, 3, 4, 5, 6];

/** How many cards each pile has. */
function pilesOf(game: Game): Record<string, number> {
  const { supply } = game.view(null).toJSON();
  return Object.fromEntries(supply.map(({ pile, left }) => [pile, left]));
}

/** The sizes of a pile for 2 to 6 players, in a kingdom with these cards. */
function sizesOf(pile: string, ...cards: string[]): (number | undefined)[] {
  return PLAYERS.map((players) => pilesOf(startGame({ players, kingdom: kingdomWith(...cards) }).game)[pile]);
}

const victory = ['gardens', 'duke', 'harem', 'great-hall', 'nobles', 'mill', 'feodum', 'island'];

describe('pile sizes', () => {
  /** Rule 2.1, the columns being 2 to 6 players. */
  const basicPiles: Record<string, readonly number[]> = {
    copper: [46, 39, 32, 85, 78],
    silver: [40, 40, 40, 80, 80],
    gold: [30, 30, 30, 60, 60],
    estate: [8, 12, 12, 12, 12],
    duchy: [8, 12, 12, 12, 12],
    province: [8, 12, 12, 15, 18],
    curse: [10, 20, 30, 40, 50],
  };

  for (const [pile, sizes] of Object.entries(basicPiles)) {
    test(`the pile of ${pile} starts with ${sizes.join(', ')} cards for 2 to 6 players`, () => {
      expect(sizesOf(pile)).toEqual(sizes);
    });
  }

  test('a kingdom pile of victory cards starts with 8 cards for two players and 12 for more', () => {
    for (const pile of victory) {
      expect([pile, ...sizesOf(pile, pile)]).toEqual([pile, 8, 12, 12, 12, 12]);
    }
  });

  test('Rats are always 20 and Knights always ten, one of each', () => {
    expect(sizesOf('rats', 'rats')).toEqual([20, 20, 20, 20, 20]);
    expect(sizesOf('knights', 'knights')).toEqual([10, 10, 10, 10, 10]);
    const { table } = startGame({ kingdom: kingdomWith('knights') }).game;
    const names = table.names([...table.state.supply]).filter((id) => /^(sir|dame)-/.test(id));
    expect([names.length, new Set(names).size]).toEqual([10, 10]);
  });

  test('every other kingdom pile starts with 10 cards for any number of players', () => {
    const others = library.piles
      .filter(({ id, home }) => home === 'kingdom' && ![...victory, 'rats', 'knights'].includes(id))
      .map(({ id }) => id);
    expect(others.length).toBe(32 + 32 + 35 + 35 + 34 - 10);
    for (let at = 0; at < others.length; at += 10) {
      const ten = others.slice(Math.min(at, others.length - 10), at + 10);
      for (const players of PLAYERS) {
        const piles = pilesOf(startGame({ players, kingdom: ten }).game);
        expect(ten.map((id) => piles[id])).toEqual(ten.map(() => 10));
      }
    }
  });

  test('Ruins are 10 for each player after the first', () => {
    expect(sizesOf('ruins', 'cultist')).toEqual([10, 20, 30, 40, 50]);
  });

  test('Spoils are 15, Madmen and Mercenaries 10, for any number of players', () => {
    expect(sizesOf('spoils', 'pillage')).toEqual([15, 15, 15, 15, 15]);
    expect(sizesOf('madman', 'hermit')).toEqual([10, 10, 10, 10, 10]);
    expect(sizesOf('mercenary', 'urchin')).toEqual([10, 10, 10, 10, 10]);
  });

  test('there are 60 Coppers for up to four players and 120 for more, piles and decks together', () => {
    const coppers = PLAYERS.map((players) => {
      const { game } = startGame({ players });
      const decks = Array.from({ length: players }, (_, seat) => game.view(seat).owned('copper'));
      return decks.reduce((sum, owned) => sum + owned, game.view(null).left('copper'));
    });
    expect(coppers).toEqual([60, 60, 60, 120, 120]);
  });
});

describe('the piles of a game', () => {
  /** The piles beside the seven basic ones and the ten of the kingdom. */
  function moreWith(...cards: string[]): string[] {
    const { supply } = startGame({ kingdom: kingdomWith(...cards) })
      .game.view(null)
      .toJSON();
    expect(supply.slice(0, 17).every(({ inSupply }) => inSupply)).toBe(true);
    return supply.slice(17).map(({ pile, inSupply }) => (inSupply ? pile : `outside: ${pile}`));
  }

  test('are the seven basic ones and the ten of the kingdom, and nothing else', () => {
    for (const players of PLAYERS) {
      const { supply } = startGame({ players }).game.view(null).toJSON();
      const piles = supply.map(({ pile }) => pile);
      expect(piles).toEqual([...basics, ...kingdom]);
      expect(piles).toHaveLength(17);
    }
  });

  test('have one pile of Ruins in the supply when there are looters', () => {
    for (const looter of ['cultist', 'death-cart']) expect(moreWith(looter)).toEqual(['ruins']);
    expect(moreWith('cultist', 'death-cart', 'marauder')).toEqual(['ruins', 'outside: spoils']);
  });

  test('have Spoils, Madmen and Mercenaries outside the supply when a card needs them', () => {
    for (const card of ['bandit-camp', 'pillage']) expect(moreWith(card)).toEqual(['outside: spoils']);
    expect(moreWith('marauder')).toEqual(['ruins', 'outside: spoils']);
    expect(moreWith('hermit')).toEqual(['outside: madman']);
    expect(moreWith('urchin')).toEqual(['outside: mercenary']);
    expect(moreWith('rats', 'knights', 'procession')).toEqual([]);
  });

  test('are shuffled if they are mixed: every Knight lies on top about equally often', () => {
    const tops = new Map<string, number>();
    const games = 1000;
    for (let n = 0; n < games; n++) {
      const { supply } = startGame({ seed: seedOf(n), kingdom: kingdomWith('knights') })
        .game.view(null)
        .toJSON();
      const top = supply.find(({ pile }) => pile === 'knights')?.card ?? '';
      tops.set(top, (tops.get(top) ?? 0) + 1);
    }
    expect(tops.size).toBe(10);
    expect(chiSquare([...tops.values()], games / 10)).toBeLessThan(chiSquareLimit(9));
  });

  test('leave the rest of the Ruins out, others with every seed', () => {
    const ruinsOf = (seed: number) => {
      const { table } = startGame({
        seed: seedOf(seed),
        kingdom: kingdomWith('cultist'),
        shelters: false,
      }).game;
      expect(table.state.box).toHaveLength(40);
      return table.names(table.state.box).sort().join();
    };
    expect(new Set([1, 2, 3, 4].map(ruinsOf)).size).toBeGreaterThan(1);
  });
});

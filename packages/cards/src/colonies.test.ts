import { type Bot, Simulation, settledColonies, usesColonies } from '@provincia/engine';
import { describe, expect, test } from 'vitest';
import { library } from './index.ts';
import {
  chiSquare,
  chiSquareLimit,
  kingdomWith,
  layOut,
  randomBot,
  seedOf,
  setupOf,
  startGame,
} from './testing.ts';

const PLAYERS = [2, 3, 4, 5, 6];
const pilesFrom = (set: string, count: number) =>
  library.piles
    .filter((pile) => pile.set === set && pile.home === 'kingdom')
    .slice(0, count)
    .map(({ id }) => id);
const mixed = (count: number) => kingdomWith(...pilesFrom('prosperity', count));
const isUsed = (more: Parameters<typeof setupOf>[0]) => usesColonies(library, setupOf(more));

/** What the piles of a game are, as everybody sees them. */
const pilesIn = (more: Parameters<typeof setupOf>[0]) =>
  Object.fromEntries(
    startGame(more)
      .game.view(null)
      .toJSON()
      .supply.map(({ pile, left }) => [pile, left]),
  );

describe('Platinum and Colony', () => {
  test('are used when all piles are of Prosperity, and not used when none is', () => {
    for (let n = 0; n < 50; n++) {
      expect(isUsed({ seed: seedOf(n), kingdom: mixed(10) })).toBe(true);
      expect(isUsed({ seed: seedOf(n), kingdom: mixed(0) })).toBe(false);
    }
    expect(settledColonies(library, { kingdom: mixed(10) })).toBe(true);
    expect(settledColonies(library, { kingdom: mixed(0) })).toBe(false);
    expect(settledColonies(library, { kingdom: mixed(4) })).toBe(null);
  });

  test('are used in as many games as the share of piles that are of Prosperity', () => {
    const games = 1000;
    for (let count = 1; count < 10; count++) {
      let used = 0;
      for (let n = 0; n < games; n++) if (isUsed({ seed: seedOf(n), kingdom: mixed(count) })) used++;
      const share = count / 10;
      expect(Math.abs(used - games * share)).toBeLessThan(4 * Math.sqrt(games * share * (1 - share)));
    }
  });

  test('are drawn apart from the Shelters: with five piles of each set all four combinations are equally likely', () => {
    const kingdom = [...pilesFrom('dark-ages', 5), ...pilesFrom('prosperity', 5)];
    const counts = [0, 0, 0, 0];
    const games = 800;
    for (let n = 0; n < games; n++) {
      const { own, supply } = startGame({ seed: seedOf(n), kingdom })
        .game.view(0)
        .toJSON();
      const hasColonies = supply.some(({ pile }) => pile === 'colony');
      counts[(own?.owned.hovel ? 2 : 0) + (hasColonies ? 1 : 0)]++;
    }
    expect(chiSquare(counts, games / 4)).toBeLessThan(chiSquareLimit(3));
  });

  test('are there or not as the players have settled, whatever the kingdom is', () => {
    expect(pilesIn({ kingdom: mixed(0), colonies: true })).toMatchObject({ platinum: 12, colony: 8 });
    for (const count of [5, 10]) {
      const piles = pilesIn({ kingdom: mixed(count), colonies: false });
      expect([piles.platinum, piles.colony]).toEqual([undefined, undefined]);
    }
  });

  test('that are settled cost no draw: the rest of the game is dealt as without that', () => {
    const kingdom = mixed(5);
    const [left, settled] = [undefined, true].map((colonies) => {
      const setup = { kingdom, seed: seedOf(1), ...(colonies !== undefined && { colonies }) };
      return startGame(setup).game.table.state;
    });
    expect(settled.chance).toBe(left.chance);
    expect(settled.seats).toEqual(left.seats);
  });

  test('have 12 and 8 cards with two players, 12 and 12 with more', () => {
    for (const players of PLAYERS) {
      const piles = pilesIn({ players, colonies: true });
      expect([players, piles.platinum, piles.colony]).toEqual([players, 12, players === 2 ? 8 : 12]);
      expect(Object.keys(piles)).toHaveLength(19);
    }
  });

  test('that are absent are no empty piles, and nobody owns them', () => {
    const { game } = startGame({ colonies: false });
    expect(game.view(0).toJSON().emptyPiles).toBe(0);
    for (const id of ['platinum', 'colony']) {
      expect(game.view(0).isInGame(library.get(id))).toBe(false);
      expect(game.view(0).top(id)).toBe(null);
    }
  });

  test('end the game with the last Colony, and not with the last Platinum', () => {
    const lastOf = (id: string) => {
      const setup = setupOf({ colonies: true });
      const seats = [{ deck: Array(5).fill('copper') }, { hand: ['copper'] }];
      const game = layOut(seats, { setup, phase: 'buy', coins: 11, supply: { [id]: 1 } });
      const pile = game
        .view(0)
        .toJSON()
        .supply.find((one) => one.pile === id);
      game.answer(0, { index: game.decision?.index, picks: [`buy ${id}`] });
      return { told: pile?.endsGame, over: game.decision === null };
    };
    expect(lastOf('colony')).toEqual({ told: true, over: true });
    expect(lastOf('platinum')).toEqual({ told: undefined, over: false });
  });
});

test('simulated games have them as games of the same seed have', () => {
  const kingdom = mixed(5);
  const simulation = new Simulation(library, { players: 2, kingdom }, 3);
  const seen = new Map<string, boolean>();
  for (let n = 0; n < 40; n++) {
    const bot: Bot = (decision, view) => {
      seen.set(seedOf(n), view.isInGame(library.get('colony')));
      return randomBot(n)(decision, view);
    };
    simulation.play(seedOf(n), [bot, bot], 0);
  }
  expect(new Set(seen.values()).size).toBe(2);
  for (const [seed, used] of seen) expect([seed, used]).toEqual([seed, isUsed({ seed, kingdom })]);
});

import { library } from '@provincia/cards';
import { type Bot, type Game, Simulation } from '@provincia/engine';
import { expect, test } from 'vitest';
import { bigMoney } from './big-money.ts';
import { labelsOf, situation } from './judgement/testing.ts';

const seedOf = (n: number) => n.toString(16).padStart(32, '0');
const kingdomIds = library.piles.filter(({ home }) => home === 'kingdom').map(({ id }) => id);

/** Numbers that look random and are the same in every run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Kingdoms that have every pile once between them; the last is filled up with the first ones. */
function randomKingdoms(random: (below: number) => number): string[][] {
  const rest = [...kingdomIds];
  const order = kingdomIds.map(() => rest.splice(random(rest.length), 1)[0]);
  return Array.from({ length: Math.ceil(order.length / 10) }, (_, n) =>
    [...order.slice(10 * n), ...order].slice(0, 10),
  );
}

/** Buys anything, so that every card is played and its questions are asked; all else is up to the bot. */
function buyingAnything(random: (below: number) => number): Bot {
  return (decision, view) => {
    const buys = decision.choices.filter(({ verb }) => verb === 'buy');
    const treasuresLeft = decision.choices.some(({ verb }) => verb === 'treasures');
    if (buys.length === 0 || treasuresLeft) return bigMoney(decision, view);
    return [buys[random(buys.length)]];
  };
}

test('answers every question of every card', () => {
  const random = randomNumbers(1);
  const kingdoms = Array.from({ length: 5 }, () => randomKingdoms(random)).flat();
  for (const [n, kingdom] of kingdoms.entries()) {
    const players = 2 + (n % 5);
    const simulation = new Simulation(library, { players, kingdom });
    const bots = Array.from({ length: players }, () => buyingAnything(random));
    expect(simulation.play(seedOf(n), bots, 0).winners).not.toEqual([]);
  }
});

test('ends a game in reasonable time', () => {
  const simulation = new Simulation(library, { players: 2, kingdom: kingdomIds.slice(0, 10) });
  const turns = Array.from(
    { length: 200 },
    (_, n) => simulation.play(seedOf(n), [bigMoney, bigMoney], 0).turns[0],
  );
  expect(Math.max(...turns)).toBeLessThan(40);
});

/** What the bot answers to the question at hand. */
function picks(game: Game): readonly string[] {
  if (game.decision === null) throw new Error('nothing is asked');
  return labelsOf(bigMoney(game.decision, game.view(game.decision.player)));
}

test('plays what gives actions first, then its treasures', () => {
  expect(picks(situation({ hand: ['militia', 'village', 'copper'] }))).toEqual(['play village']);
  expect(picks(situation({ hand: ['copper', 'silver'] }))).toEqual(['treasures']);
});

test('buys the best it can, never Copper or Curse', () => {
  const buying = (coins: number, supply = {}) => picks(situation({ phase: 'buy', coins, supply }));
  expect(buying(8)).toEqual(['buy province']);
  expect(buying(7)).toEqual(['buy gold']);
  expect(buying(5)).toEqual(['buy silver']);
  expect(buying(2)).toEqual([]);
  expect(buying(6, { province: 4 })).toEqual(['buy duchy']);
  expect(buying(2, { province: 1 })).toEqual(['buy estate']);
});

test('buys while it keeps Spoils that buy nothing better', () => {
  const game = situation({ hand: ['spoils'], kingdom: ['bandit-camp'], phase: 'buy', coins: 8 });
  expect(picks(game)).toEqual(['buy province']);
});

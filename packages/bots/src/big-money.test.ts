import { library } from '@provincia/cards';
import { arrange, type Bot, type Game, type Position, rulesVersion, Simulation } from '@provincia/engine';
import { expect, test } from 'vitest';
import { bigMoney } from './index.ts';

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

function randomKingdom(random: (below: number) => number): string[] {
  const rest = [...kingdomIds];
  return Array.from({ length: 10 }, () => rest.splice(random(rest.length), 1)[0]);
}

/** Buys anything, so that every card is played and its questions are asked; all else is up to the bot. */
function buyingAnything(random: (below: number) => number): Bot {
  return (decision, view) => {
    const buys = decision.choices.filter(({ label }) => label.startsWith('buy '));
    const treasuresLeft = decision.choices.some(({ label }) => label === 'treasures');
    if (buys.length === 0 || treasuresLeft) return bigMoney(decision, view);
    return [buys[random(buys.length)].label];
  };
}

test('answers every question of every card', () => {
  const random = randomNumbers(1);
  for (let n = 0; n < 200; n++) {
    const players = 2 + (n % 3);
    const simulation = new Simulation(library, { players, kingdom: randomKingdom(random) });
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

const kingdom = [
  'artisan',
  'bureaucrat',
  'cellar',
  'chapel',
  'militia',
  'moat',
  'spy',
  'thief',
  'throne-room',
  'village',
];

/** A two-player game in the middle of the first player's turn. */
function position(hand: string[], other: Partial<Position> = {}, otherHand: string[] = []): Game {
  const result = arrange(library, {
    setup: { rules: rulesVersion, seed: seedOf(7), players: 2, kingdom },
    seats: [
      { hand, turns: 1, deck: ['gold', 'estate', 'copper', 'estate', 'copper'] },
      { hand: otherHand, turns: 0, deck: ['gold', 'copper', 'silver'] },
    ],
    supply: {},
    trash: [],
    onTurn: 0,
    phase: 'action',
    actions: 1,
    buys: 1,
    coins: 0,
    ...other,
  });
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/** What the bot answers to the question at hand. */
function picks(game: Game): readonly string[] {
  if (game.decision === null) throw new Error('nothing is asked');
  return bigMoney(game.decision, game.view(game.decision.player));
}

/** Plays the card and gives what the bot answers to the question that follows. */
function picksAfter(card: string, game: Game): readonly string[] {
  const result = game.answer(0, { seq: game.decision?.seq, picks: [`play ${card}`] });
  if (!result.ok) throw new Error(result.problem.message);
  return picks(game);
}

test('plays what gives actions first, then its treasures', () => {
  expect(picks(position(['militia', 'village', 'copper']))).toEqual(['play village']);
  expect(picks(position(['copper', 'silver']))).toEqual(['treasures']);
});

test('buys the best it can, never Copper or Curse', () => {
  const buying = (coins: number, supply = {}) => picks(position([], { phase: 'buy', coins, supply }));
  expect(buying(8)).toEqual(['buy province']);
  expect(buying(7)).toEqual(['buy gold']);
  expect(buying(5)).toEqual(['buy silver']);
  expect(buying(2)).toEqual([]);
  expect(buying(6, { province: 4 })).toEqual(['buy duchy']);
  expect(buying(2, { province: 1 })).toEqual(['buy estate']);
});

test('discards what is of no use first', () => {
  const game = position(['militia'], {}, ['gold', 'copper', 'estate', 'silver', 'curse']);
  expect(picksAfter('militia', game)).toEqual(['curse', 'estate']);
  expect(picksAfter('cellar', position(['cellar', 'estate', 'copper', 'curse']))).toEqual([
    'curse',
    'estate',
  ]);
});

test('trashes only what is in the way, and keeps Copper while it has little else', () => {
  expect(picksAfter('chapel', position(['chapel', 'estate', 'copper', 'curse', 'gold']))).toEqual([
    'curse',
    'estate',
  ]);
  const rich = position(['chapel', 'copper', 'silver', 'silver', 'silver', 'gold']);
  expect(picksAfter('chapel', rich)).toEqual(['copper']);
});

test('takes the best of what is another player’s', () => {
  expect(picksAfter('thief', position(['thief']))).toEqual(['gold']);
});

test('spies on itself and on others with opposite wishes', () => {
  const game = position(['spy']);
  // It draws the Gold and reveals its own Estate, then the Gold of the other.
  expect(picksAfter('spy', game)).toEqual(['yes']);
  game.answer(0, { seq: game.decision?.seq, picks: ['yes'] });
  expect(picks(game)).toEqual(['yes']);
});

test('uses a reaction and puts the least useful card on the deck', () => {
  expect(picksAfter('militia', position(['militia'], {}, ['moat', 'copper', 'copper', 'copper']))).toEqual([
    'moat',
  ]);
  const victories = position(['bureaucrat'], {}, ['estate', 'duchy']);
  expect(picksAfter('bureaucrat', victories)).toHaveLength(1);
});

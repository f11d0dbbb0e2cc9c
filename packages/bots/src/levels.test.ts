import { library } from '@provincia/cards';
import { type Bot, Simulation } from '@provincia/engine';
import { expect, test } from 'vitest';
import { makeLevels } from './levels.ts';

const levels = makeLevels();

function bot(level: string, kingdom: readonly string[], players = 2): Bot {
  const make = levels.get(level);
  if (make === undefined) throw new Error(`there is no level "${level}"`);
  return make(kingdom, players);
}

/** A kingdom with a strong card or two, and one with hardly any. */
const strong = ['witch', 'chapel', 'village', 'market', 'cellar', 'moat', 'vassal', 'mine', 'spy', 'thief'];
const weak = ['scout', 'thief', 'chancellor', 'pawn', 'cellar', 'vassal', 'spy', 'lurker', 'vagrant', 'sage'];

/** How many of so many games the first wins alone, sitting on both seats in turn. */
function wins(first: Bot, second: Bot, kingdom: readonly string[], games: number): number {
  const simulation = new Simulation(library, { players: 2, kingdom });
  let won = 0;
  for (let game = 0; game < games; game++) {
    const bots = game % 2 === 0 ? [first, second] : [second, first];
    const seed = (game + 1000).toString(16).padStart(32, '0');
    const { winners } = simulation.play(seed, bots, 0);
    if (winners.length === 1 && winners[0] === game % 2) won++;
  }
  return won;
}

test('are named from the weakest on', () => {
  expect([...levels.keys()]).toEqual(['easy', 'normal']);
});

test('normal knows what to do with the kingdom', () => {
  expect(wins(bot('normal', strong), bot('easy', strong), strong, 60)).toBeGreaterThan(50);
});

test('normal is better than easy where the kingdom has nothing to offer', () => {
  expect(wins(bot('normal', weak), bot('easy', weak), weak, 60)).toBeGreaterThan(35);
});

test('plays the same in the same kingdom, in whatever order it is named', () => {
  const records = [strong, [...strong].reverse()].map((kingdom) => {
    const record: (readonly string[])[] = [];
    const player = makeLevels().get('normal')?.(kingdom, 2) as Bot;
    new Simulation(library, { players: 2, kingdom: strong }).play(
      '1'.repeat(32),
      [player, player],
      0,
      record,
    );
    return record;
  });
  expect(records[0]).toEqual(records[1]);
});

test.each([2, 3, 4, 5, 6])('every level plays with %i players', (players) => {
  for (const level of levels.keys()) {
    const bots = new Array<Bot>(players).fill(bot(level, strong, players));
    const simulation = new Simulation(library, { players, kingdom: strong });
    expect(simulation.play('2'.repeat(32), bots, 0).points).toHaveLength(players);
  }
});

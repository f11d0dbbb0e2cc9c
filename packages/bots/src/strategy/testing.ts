import { library } from '@provincia/cards';
import {
  type ArrangedSeat,
  arrange,
  type Bot,
  type Game,
  type Position,
  rulesVersion,
  Simulation,
} from '@provincia/engine';
import { shapeOf } from '../kingdom.ts';
import { inShort } from './mistake.ts';
import { parseStrategy } from './parse.ts';
import type { Strategy } from './strategy.ts';

const seedOf = (game: number) => game.toString(16).padStart(32, '0');

/** Piles that fill a kingdom up and that nobody is made to buy. */
const fillers = [
  'cellar',
  'moat',
  'village',
  'woodcutter',
  'workshop',
  'bureaucrat',
  'feast',
  'remodel',
  'smithy',
  'mine',
];

/** Ten piles, these among them. */
export function kingdomWith(piles: readonly string[]): string[] {
  return [...new Set([...piles, ...fillers])].slice(0, 10);
}

export function strategy(text: string, file = 'plan.yaml'): Strategy {
  const parsed = parseStrategy(text, file);
  if (!parsed.ok) throw new Error(inShort(parsed.problem));
  return parsed.value;
}

/** A position in the buy phase of the first of two players or more, who has bought nothing yet. */
export function position(
  seat: Partial<ArrangedSeat>,
  {
    kingdom = [],
    others = [{}],
    ...more
  }: Partial<Position> & { kingdom?: string[]; others?: Partial<ArrangedSeat>[] } = {},
): Game {
  const players = 1 + others.length;
  const result = arrange(library, {
    setup: { rules: rulesVersion, seed: seedOf(1), players, kingdom: kingdomWith(kingdom) },
    seats: [{ turns: 1, ...seat }, ...others.map((other) => ({ turns: 0, ...other }))],
    supply: {},
    trash: [],
    onTurn: 0,
    phase: 'buy',
    actions: 1,
    buys: 1,
    coins: 0,
    ...more,
  });
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/** What comes of so many games, the two in turn on the first seat: wins of the first bot, of the second, and ties. */
export function race(bots: readonly [Bot, Bot], kingdom: readonly string[], games: number) {
  const simulation = new Simulation(library, shapeOf(kingdom, 2));
  const swapped = [bots[1], bots[0]];
  const counts = { wins: 0, losses: 0, ties: 0 };
  for (let game = 0; game < games; game++) {
    const seat = game % 2;
    const { winners } = simulation.play(seedOf(game), seat === 0 ? bots : swapped, 0);
    if (winners.length > 1) counts.ties++;
    else if (winners[0] === seat) counts.wins++;
    else counts.losses++;
  }
  return counts;
}

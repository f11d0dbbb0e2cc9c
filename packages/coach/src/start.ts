import { type KnownPlan, shapeOf } from '@provincia/bots';
import { library } from '@provincia/cards';
import { type Bot, Simulation } from '@provincia/engine';

/** So many games tell the chances of the seats well enough: with two players the error is 1.6 points. */
const GAMES = 1000;

/** Games that take longer are no good plan's. */
const MOST_TURNS = 60;

/** The chance of each seat before anything is dealt, if all follow the best plans. Who comes first has more. */
export function startingChances(
  plans: readonly KnownPlan[],
  kingdom: readonly string[],
  players: number,
  first: number,
): number[] {
  const simulation = new Simulation(library, shapeOf(kingdom, players), MOST_TURNS);
  const seed = new Uint16Array(8);
  const shares = new Array<number>(players).fill(0);
  const best = plans.reduce((one, other) => (other.weight > one.weight ? other : one));
  const bots = new Array<Bot>(players).fill(best.bot);
  for (let game = 0; game < GAMES; game++) {
    seed[7] = game;
    const { winners } = simulation.play(seed, bots, first);
    for (const winner of winners) shares[winner] += 1 / winners.length / GAMES;
  }
  return shares;
}

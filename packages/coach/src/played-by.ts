import { asBot, makeLevels, printed, shapeOf, untimed } from '@provincia/bots';
import { library } from '@provincia/cards';
import { rulesVersion, Simulation } from '@provincia/engine';
import type { Played } from './reviewer.ts';

/** The game with this number that these levels play on a kingdom; the first of them begins. */
export function playedBy(levels: readonly string[], kingdom: readonly string[], number: number): Played {
  const players = levels.length;
  const known = makeLevels(new Map(), printed, undefined, untimed);
  const bots = levels.map((name) => {
    const level = known.get(name);
    if (level === undefined) throw new RangeError(`there is no level ${name}`);
    return asBot(level(kingdom, players));
  });
  const seed = number.toString(16).padStart(32, '0');
  const answers: (readonly string[])[] = [];
  const shape = shapeOf(kingdom, players);
  const { winners } = new Simulation(library, shape).play(seed, bots, 0, answers);
  const result = levels.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return { setup: { rules: rulesVersion, seed, ...shape, first: 0 }, answers, result };
}

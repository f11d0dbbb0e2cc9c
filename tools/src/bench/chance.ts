import { Random } from '@provincia/engine/internals';
import { BareTable } from './bare.ts';
import { seedOf } from './kingdoms.ts';
import type { Match } from './match.ts';
import { type Measured, measure, ofCosts, time } from './measure.ts';

export interface Chance {
  readonly drawsPerGame: number;
  /** What the generator takes for one game, its seeding included, in microseconds. */
  readonly perGame: Measured;
}

const GAMES = 1000;

/** Draws what the games of a match draw, and nothing else. The bare loop counts: it plays the same games. */
export function measureChance({ smithies }: Match, seconds: number): Chance {
  const seeds = Array.from({ length: GAMES }, (_, game) => seedOf(game));
  const table = new BareTable();
  const draws = seeds.map((seed) => {
    table.play(seed, smithies);
    return table.draws;
  });
  const random = new Random(seeds[0]);
  let all = 0;
  const drawAll = () => {
    let mixed = 0;
    for (let game = 0; game < GAMES; game++) {
      random.reseed(seeds[game]);
      for (let draw = 0; draw < draws[game]; draw++) mixed ^= random.at(draw);
    }
    all |= mixed;
  };
  const perGame = ofCosts(measure(seconds, () => (time(drawAll) * 1000) / GAMES));
  // Looked at, so that no draw can be left out as unused.
  if (all === 0) throw new Error('The random generator returns only zeros.');
  return { drawsPerGame: draws.reduce((a, b) => a + b) / GAMES, perGame };
}

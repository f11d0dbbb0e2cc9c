import { Arena, botsOf, type Match } from '@provincia/arena';
import { makeLevels } from '@provincia/bots';
import { type Ground, planCache } from '@provincia/lab';
import type { Options } from './options.ts';
import { Times } from './times.ts';

/** It answers at once. */
const OPPONENT = 'normal';

/** How long the level thinks on a kingdom. Its plans are there before the first game begins. */
export function timesOf(
  { level, games }: Pick<Options, 'level' | 'games'>,
  { kingdom, seed }: Ground,
): Times {
  const match: Match = { players: [{ level }, { level: OPPONENT }], kingdom, seating: 'alternate', seed };
  const times = new Times();
  const [own, other] = botsOf(match, makeLevels(planCache));
  const arena = new Arena(match, [times.watching(own), other]);
  for (let game = 0; game < games; game++) {
    times.begin();
    arena.play(game, game + 1);
  }
  return times;
}

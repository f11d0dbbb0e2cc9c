import { type Options, wholeNumber } from '@provincia/command';
import { levelOption } from '../input/level.ts';
import { seedOption } from '../input/seed.ts';
import { drawKingdoms } from '../kingdom/draw.ts';
import { wishesOf } from '../kingdom/options.ts';
import { gamesOption } from '../sim/options.ts';
import { handsOption } from '../work/hands.ts';
import { MOST_KINGDOMS } from './opponents.ts';
import type { Calibration } from './play.ts';

const LEVEL = 'hard';
const KINGDOMS = 100;
/** On each kingdom against each opponent: the level is first in one of them. */
const GAMES = 2;

/** What is to be played, by the words of the command. */
export function calibrationOf(options: Options): Calibration {
  const seed = seedOption(options.seed);
  return {
    level: levelOption(options.level, LEVEL),
    byCoach: options.coach === true,
    kingdoms: drawKingdoms(wishesOf({ from: options.from }), seed, kingdomsOption(options)),
    games: gamesOption(options.games, GAMES),
    seed,
    hands: handsOption(options),
  };
}

function kingdomsOption({ kingdoms }: Options): number {
  if (kingdoms === undefined) return KINGDOMS;
  return wholeNumber(kingdoms, '--kingdoms', { min: 1, max: MOST_KINGDOMS });
}

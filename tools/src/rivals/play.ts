import { RunChance } from '@provincia/arena';
import type { CommandTranslation } from '@provincia/catalog/command';
import {
  entrantCalled,
  type LabMatch,
  NO_EXTRAS,
  type Outcome,
  outcomeOf,
  playWatched,
} from '@provincia/lab';
import type { Options } from './options.ts';
import { type Rival, rivals } from './rivals.ts';

/** The level and a rival on the kingdom of the rival. */
interface RivalMatch extends LabMatch {
  readonly rival: Rival;
}

/** A match with each rival that was asked for. Its games are the same whoever else is played against. */
export function matchesOf({ level, seed, names }: Options): RivalMatch[] {
  const chance = new RunChance(seed);
  const player = entrantCalled(level);
  return rivals()
    .map((rival, i) => ({
      rival,
      players: [player, rival.player],
      kingdom: rival.kingdom,
      seating: 'alternate' as const,
      seed: chance.seedOf(i),
    }))
    .filter(({ rival }) => names.includes(rival.name));
}

/** What came of the games of the level, and whether Ctrl-C ended them early. */
export async function playRivals(
  options: Options,
  words: CommandTranslation,
  announce: () => void = () => {},
): Promise<{ outcome: Outcome; stopped: boolean }> {
  const { games, hands } = options;
  const matches = matchesOf(options);
  const result = await playWatched({ matches, games, hands, ...NO_EXTRAS }, words, announce);
  const opponents = matches.map(({ rival }) => rival.player);
  return { outcome: outcomeOf(matches, opponents, result), stopped: result.stopped };
}

import { readArgs } from '@provincia/command';
import { type Ground, gamesOption, groundsOf, levelOption, seedOption } from '@provincia/lab';

export interface Options {
  readonly level: string;
  readonly grounds: readonly Ground[];
  /** On each of them. */
  readonly games: number;
}

const known = ['--level <name>', '--kingdoms <n>', '--kingdom <name>', '--games <n>', '--seed <hex>'];

const LEVEL = 'hard';
const KINGDOMS = '20';
const GAMES = 2;
const SEED = '9';

export function readOptions(args: readonly string[]): Options {
  const { options } = readArgs(args, { options: known });
  const { level, kingdom, kingdoms = kingdom === undefined ? KINGDOMS : undefined, games, seed } = options;
  return {
    level: levelOption(level, LEVEL),
    grounds: groundsOf({ kingdom, kingdoms }, seedOption(seed ?? SEED)),
    games: gamesOption(games, GAMES),
  };
}

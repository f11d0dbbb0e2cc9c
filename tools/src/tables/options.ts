import { Refusal, readArgs } from '@provincia/command';
import {
  type Entrant,
  entrantCalled,
  type Ground,
  gamesOption,
  groundsOf,
  HANDS,
  type Hands,
  handsOption,
  seedOption,
} from '@provincia/lab';

export interface Options {
  /** Who sits at each table; the first of them is the one that is measured. */
  readonly players: readonly Entrant[];
  readonly grounds: readonly Ground[];
  /** On each of them. */
  readonly games: number;
  readonly seed: string;
  readonly hands: Hands;
}

const known = ['--kingdoms <n>', '--games <n>', '--seed <hex>', ...HANDS];

const FEWEST_PLAYERS = 2;
const MOST_PLAYERS = 6;
const KINGDOMS = '20';
const GAMES = 8;
const SEED = '9';

export function readOptions(args: readonly string[]): Options {
  const { options, words } = readArgs(args, { options: known, words: MOST_PLAYERS });
  if (words.length < FEWEST_PLAYERS)
    throw new Refusal('Name two to six players, the one to measure first: hard normal normal.');
  const seed = seedOption(options.seed ?? SEED);
  return {
    players: words.map(entrantCalled),
    grounds: groundsOf({ kingdoms: options.kingdoms ?? KINGDOMS }, seed),
    games: gamesOption(options.games, GAMES),
    seed,
    hands: handsOption(options),
  };
}

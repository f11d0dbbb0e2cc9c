import { Refusal, readArgs, type Value } from '@provincia/command';
import { gamesOption, HANDS, type Hands, handsOption, levelOption, seedOption } from '@provincia/lab';
import { rivalNames } from './rivals.ts';

export interface Options {
  readonly level: string;
  /** On each kingdom. */
  readonly games: number;
  readonly seed: string;
  /** The rivals to play against. */
  readonly names: readonly string[];
  readonly hands: Hands;
}

const known = ['--level <name>', '--games <n>', '--seed <hex>', '--only <name>', ...HANDS];

const LEVEL = 'hard';
const GAMES = 20;
const SEED = '1';

export function readOptions(args: readonly string[]): Options {
  const { options } = readArgs(args, { options: known });
  return {
    level: levelOption(options.level, LEVEL),
    games: gamesOption(options.games, GAMES),
    seed: seedOption(options.seed ?? SEED),
    names: options.only === undefined ? rivalNames : [rivalOption(options.only)],
    hands: handsOption(options),
  };
}

function rivalOption(value: Value): string {
  const name = String(value);
  if (rivalNames.includes(name)) return name;
  throw new Refusal(`There is no rival "${name}". Choose one of these: ${rivalNames.join(', ')}.`);
}

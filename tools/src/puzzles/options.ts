import { Refusal, readArgs, wholeNumber } from '@provincia/command';
import { HANDS, type Hands, handsOption } from '@provincia/lab';

/** Those that are there are measured again, or more are looked for. */
export type Task =
  | { readonly type: 'check'; readonly hands: Hands }
  | ({ readonly type: 'search' } & Options);

export interface Options {
  /** How many puzzles there are to be in all. */
  readonly count: number;
  /** The number of the first game. */
  readonly seed: number;
  /** How many games are looked at, at most. */
  readonly games: number;
  /** It stops after so many minutes with what it has. */
  readonly minutes: number;
  readonly hands: Hands;
}

const known = ['--check', '--count <n>', '--seed <n>', '--games <n>', '--minutes <n>', ...HANDS];

/** So many more are looked for if nobody says how many. */
const MORE = 50;

/** People have solved the puzzles that are there, so none of them is given up that is right: fewer cannot be asked for. */
export function readOptions(args: readonly string[], there: number): Task {
  const { options } = readArgs(args, { options: known });
  const { check, count: wanted, seed, games, minutes } = options;
  const hands = handsOption(options);
  if (check !== undefined) {
    if (wanted !== undefined || seed !== undefined || games !== undefined || minutes !== undefined)
      throw new Refusal(
        '--check goes alone: it measures the puzzles that are there and looks for no others.',
      );
    return { type: 'check', hands };
  }
  const numberOf = (name: 'count' | 'seed' | 'games' | 'minutes', usual: number, max: number) =>
    options[name] === undefined ? usual : wholeNumber(options[name], `--${name}`, { min: 1, max });
  const count = numberOf('count', there + MORE, 10_000);
  if (count <= there) {
    throw new Refusal(
      `There are ${there} puzzles already, and all of them stay. Say with --count how many there are to be with the new ones: more than ${there}.`,
    );
  }
  return {
    type: 'search',
    count,
    seed: numberOf('seed', 1, 1_000_000),
    games: numberOf('games', 1_000_000, 1_000_000),
    minutes: numberOf('minutes', 60, 10_000),
    hands,
  };
}

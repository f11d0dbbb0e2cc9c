import { Refusal, readArgs, wholeNumber } from '@provincia/command';

export interface Options {
  /** How many puzzles there are to be in all. */
  readonly count: number;
  /** The number of the first game. */
  readonly seed: number;
  /** It stops after so many minutes with what it has. */
  readonly minutes: number;
}

const known = ['--count <n>', '--seed <n>', '--minutes <n>'];

/** So many more are looked for if nobody says how many. */
const MORE = 50;

/** People have solved the puzzles that are there, so none of them is ever given up: fewer cannot be asked for. */
export function readOptions(args: readonly string[], there: number): Options {
  const { options } = readArgs(args, { options: known });
  const numberOf = (name: 'count' | 'seed' | 'minutes', usual: number, max: number) =>
    options[name] === undefined ? usual : wholeNumber(options[name], `--${name}`, { min: 1, max });
  const count = numberOf('count', there + MORE, 10_000);
  if (count <= there) {
    throw new Refusal(
      `There are ${there} puzzles already, and all of them stay. Say with --count how many there are to be with the new ones: more than ${there}.`,
    );
  }
  return { count, seed: numberOf('seed', 1, 1_000_000), minutes: numberOf('minutes', 60, 10_000) };
}

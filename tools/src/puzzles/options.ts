import { readArgs, wholeNumber } from '@provincia/command';

export interface Options {
  /** How many puzzles are wanted. */
  readonly count: number;
  /** The number of the first game. */
  readonly seed: number;
  /** It stops after so many minutes with what it has. */
  readonly minutes: number;
}

const known = ['--count <n>', '--seed <n>', '--minutes <n>'];

export function readOptions(args: readonly string[]): Options {
  const { options } = readArgs(args, { options: known });
  const numberOf = (name: 'count' | 'seed' | 'minutes', usual: number, max: number) =>
    options[name] === undefined ? usual : wholeNumber(options[name], `--${name}`, { min: 1, max });
  return {
    count: numberOf('count', 150, 10_000),
    seed: numberOf('seed', 1, 1_000_000),
    minutes: numberOf('minutes', 60, 10_000),
  };
}

import { Refusal, readArgs, type Value, wholeNumber } from '@provincia/command';

export interface Options {
  /** Games in each round of a comparison. */
  readonly games: number;
  /** How long the rounds of a comparison go on. */
  readonly seconds: number;
  readonly json: boolean;
  /** Whether later runs are to be compared with the speeds of this one. */
  readonly keep: boolean;
}

export function readOptions(args: readonly string[]): Options {
  const { options } = readArgs(args, { options: ['--games <n>', '--seconds <s>', '--json', '--keep'] });
  return {
    games: wholeNumber(options.games ?? '1000', '--games', { min: 1, max: 1_000_000 }),
    seconds: secondsOption(options.seconds ?? '5'),
    json: options.json === true,
    keep: options.keep === true,
  };
}

function secondsOption(value: Value): number {
  const seconds = /^\d+(\.\d+)?$/.test(String(value)) ? Number(value) : Number.NaN;
  if (seconds <= 3600) return seconds;
  throw new Refusal(`--seconds is a number from 0 to 3,600, not "${value}".`);
}

import { readArgs, wholeNumber } from '@provincia/command';
import { HANDS, type Hands, handsOption } from '@provincia/lab';

export interface Options {
  /** With how many more answers the repertoires of level hard are bred on; null if they stay as they are. */
  readonly further: number | null;
  readonly hands: Hands;
}

const MOST = 10_000_000_000;

export function readOptions(args: readonly string[]): Options {
  const { options } = readArgs(args, { options: ['--further <answers>', ...HANDS] });
  const { further } = options;
  return {
    further: further === undefined ? null : wholeNumber(further, '--further', { min: 1, max: MOST }),
    hands: handsOption(options),
  };
}

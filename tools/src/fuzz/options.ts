import { library } from '@provincia/cards';
import { Refusal, readArgs, type Value, wholeNumber } from '@provincia/command';

export interface Options {
  readonly games: number;
  /** Digits, as they were typed. */
  readonly seed: string;
  readonly players: Range;
  /** The set of which at least half of each kingdom is; null if it does not matter. */
  readonly set: string | null;
  /** The number of the one game to play, of all those of the seed. */
  readonly only: number | null;
  /** The costly checks are made at one in so many decisions, by chance; 1 is at all. */
  readonly oneIn: number;
}

interface Range {
  readonly least: number;
  readonly most: number;
}

const known = ['--games <n>', '--seed <n>', '--players <range>', '--set <id>', '--only <n>', '--one-in <n>'];
const fromOne = { min: 1, max: 1_000_000_000 };

export function readOptions(args: readonly string[]): Options {
  const { options } = readArgs(args, { options: known });
  return {
    games: wholeNumber(options.games ?? '300', '--games', fromOne),
    seed: seedOption(options.seed ?? '1'),
    players: playersOption(options.players ?? '2-6'),
    set: options.set === undefined ? null : setOption(options.set),
    only: options.only === undefined ? null : wholeNumber(options.only, '--only', fromOne),
    oneIn: wholeNumber(options['one-in'] ?? '1', '--one-in', fromOne),
  };
}

function seedOption(value: Value): string {
  const seed = String(value);
  if (/^\d{1,15}$/.test(seed)) return seed;
  throw new Refusal(`--seed is up to 15 digits, not "${seed}".`);
}

function setOption(value: Value): string {
  const sets = [...new Set(library.piles.map(({ set }) => set))];
  const set = sets.find((id) => id === value);
  if (set === undefined) throw new Refusal(`--set is ${sets.join(', ')}, not "${value}".`);
  return set;
}

function playersOption(value: Value): Range {
  const [, first, last = first] = /^([2-6])(?:-([2-6]))?$/.exec(String(value)) ?? [];
  if (first !== undefined && Number(first) <= Number(last))
    return { least: Number(first), most: Number(last) };
  throw new Refusal(`--players is a number from 2 to 6 or a range like 2-4, not "${value}".`);
}

import { Refusal, readArgs, type Value, wholeNumber } from '@provincia/command';

export interface Options {
  /** Games of two players that run at once. */
  readonly games: number;
  /** Answers a second of all players together; 0 for as fast as it goes, which needs many games: the server limits each. */
  readonly rate: number;
  /** How long is measured once all games have begun. */
  readonly seconds: number;
  /** The address of a PostgreSQL database; without one it is SQLite in a folder of its own. */
  readonly database: string | undefined;
  readonly json: boolean;
  /** Whether people look for opponents instead of playing, and how many do so in the same moment. */
  readonly queue: boolean;
  readonly people: number;
}

const known = [
  '--games <n>',
  '--rate <n>',
  '--seconds <n>',
  '--database <url>',
  '--json',
  '--queue',
  '--people <n>',
];

export function readOptions(args: readonly string[]): Options {
  const { options } = readArgs(args, { options: known });
  return {
    games: wholeNumber(options.games ?? '500', '--games', { min: 1, max: 10_000 }),
    rate: wholeNumber(options.rate ?? '500', '--rate', { min: 0, max: 100_000 }),
    seconds: wholeNumber(options.seconds ?? '30', '--seconds', { min: 1, max: 3600 }),
    database: options.database === undefined ? undefined : databaseOption(options.database),
    json: options.json === true,
    queue: options.queue === true,
    people: wholeNumber(options.people ?? '2000', '--people', { min: 2, max: 20_000 }),
  };
}

function databaseOption(value: Value): string {
  const url = String(value);
  if (/^postgres(ql)?:\/\//.test(url)) return url;
  throw new Refusal(`--database must begin with postgres://, not "${url}".`);
}

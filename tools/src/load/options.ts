import { parseArgs } from 'node:util';

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
}

const known = 'there are --games N, --rate R, --seconds S, --database URL and --json.';
const names = ['games', 'rate', 'seconds', 'database', 'json'];

/** The options, or a sentence that says what is wrong with them. */
export function readOptions(args: readonly string[]): Options | string {
  // Not strict: its complaints are longer than a sentence.
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: {
      games: { type: 'string', default: '500' },
      rate: { type: 'string', default: '500' },
      seconds: { type: 'string', default: '30' },
      database: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!names.includes(token.name)) return `There is no option ${token.rawName}; ${known}`;
    if (token.name === 'json' && token.value !== undefined) return 'The option --json takes no value.';
  }
  if (positionals.length > 0) return `"${positionals[0]}" is no option; ${known}`;
  const games = wholeNumber(values.games);
  if (!(games >= 1 && games <= 10_000)) {
    return `The option --games takes a whole number from 1 to 10000, not ${shown(values.games)}.`;
  }
  const rate = wholeNumber(values.rate);
  if (!(rate <= 100_000)) {
    return `The option --rate takes a whole number from 0 to 100000, not ${shown(values.rate)}.`;
  }
  const seconds = wholeNumber(values.seconds);
  if (!(seconds >= 1 && seconds <= 3600)) {
    return `The option --seconds takes a whole number from 1 to 3600, not ${shown(values.seconds)}.`;
  }
  const { database } = values;
  if (database !== undefined && !/^postgres(ql)?:\/\//.test(String(database))) {
    return `The option --database takes an address that begins with postgres://, not ${shown(database)}.`;
  }
  return { games, rate, seconds, database: database as string | undefined, json: values.json === true };
}

type Value = string | boolean | undefined;

/** Not a number if it does not look like one. */
function wholeNumber(value: Value): number {
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : Number.NaN;
}

function shown(value: Value): string {
  return typeof value === 'string' ? `"${value}"` : 'nothing';
}

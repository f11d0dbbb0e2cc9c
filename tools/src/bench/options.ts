import { parseArgs } from 'node:util';

export interface Options {
  /** Games in each round of a comparison. */
  readonly games: number;
  /** How long the rounds of a comparison go on. */
  readonly seconds: number;
  readonly json: boolean;
}

const known = 'there are --games N, --seconds S and --json.';
const names = ['games', 'seconds', 'json'];

/** The options, or a sentence that says what is wrong with them. */
export function readOptions(args: readonly string[]): Options | string {
  // Not strict: its complaints are longer than a sentence.
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: {
      games: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '5' },
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
  const games = number(values.games, /^\d+$/);
  if (!(games >= 1 && games <= 1_000_000)) {
    return `The option --games takes a whole number from 1 to 1000000, not ${shown(values.games)}.`;
  }
  const seconds = number(values.seconds, /^\d+(\.\d+)?$/);
  if (!(seconds <= 3600)) {
    return `The option --seconds takes a number from 0 to 3600, not ${shown(values.seconds)}.`;
  }
  return { games, seconds, json: values.json === true };
}

type Value = string | boolean | undefined;

/** Not a number if it does not look like one. */
function number(value: Value, pattern: RegExp): number {
  return typeof value === 'string' && pattern.test(value) ? Number(value) : Number.NaN;
}

function shown(value: Value): string {
  return typeof value === 'string' ? `"${value}"` : 'nothing';
}

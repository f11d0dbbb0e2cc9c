export interface Options {
  readonly games: number;
  readonly seed: number;
  readonly players: Range;
  /** The number of the one game to play, of all those of the seed. */
  readonly only: number | null;
  /** The costly checks are made at one in so many decisions, by chance; 1 is at all. */
  readonly oneIn: number;
}

interface Range {
  readonly least: number;
  readonly most: number;
}

/** The options of the command line, or a sentence that says what is wrong with them. */
export function readOptions(words: readonly string[]): Options | string {
  const given = new Map<string, string>();
  for (let i = 0; i < words.length; i += 2) {
    const [name, value] = [words[i], words[i + 1]];
    if (!names.includes(name)) return `There is no option "${name}": use ${names.join(', ')}.`;
    if (given.has(name)) return `The option ${name} is given twice.`;
    if (value === undefined) return `The option ${name} needs a value.`;
    given.set(name, value);
  }
  const games = wholeNumber(given.get('--games') ?? '300');
  if (games === null || games < 1)
    return `--games is a whole number from 1 on, not "${given.get('--games')}".`;
  const seed = wholeNumber(given.get('--seed') ?? '1');
  if (seed === null) return `--seed is a whole number, not "${given.get('--seed')}".`;
  const players = range(given.get('--players') ?? '2-6');
  if (players === null) {
    return `--players is a number from 2 to 6 or a range like 2-4, not "${given.get('--players')}".`;
  }
  const only = given.has('--only') ? wholeNumber(given.get('--only') as string) : null;
  if (given.has('--only') && (only === null || only < 1)) {
    return `--only is the number of a game, from 1 on, not "${given.get('--only')}".`;
  }
  const oneIn = wholeNumber(given.get('--one-in') ?? '1');
  if (oneIn === null || oneIn < 1) {
    return `--one-in is a whole number from 1 on, not "${given.get('--one-in')}".`;
  }
  return { games, seed, players, only, oneIn };
}

const names = ['--games', '--seed', '--players', '--only', '--one-in'];

function wholeNumber(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

function range(text: string): Range | null {
  const [, first, last = first] = /^([2-6])(?:-([2-6]))?$/.exec(text) ?? [];
  if (first === undefined || Number(first) > Number(last)) return null;
  return { least: Number(first), most: Number(last) };
}

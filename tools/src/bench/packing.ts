import { pack } from '@provincia/engine';
import { median } from './measure.ts';
import { recordGames } from './recorded.ts';

/** Lengths in bytes. */
interface Sizes {
  readonly median: number;
  readonly max: number;
}

export interface Packing {
  readonly games: number;
  readonly packed: Sizes;
  readonly json: Sizes;
  /** How many answers such a game has, the median. */
  readonly answers: number;
}

const GAMES = 200;

/** The size of a finished game of two players, as setup and answers in one string. */
export function measurePacking(): Packing {
  const games = recordGames(2, GAMES);
  return {
    games: GAMES,
    packed: sizes(games.map(({ setup, answers }) => pack(setup, answers))),
    json: sizes(games.map((game) => JSON.stringify(game))),
    answers: median(games.map((game) => game.answers.length)),
  };
}

function sizes(strings: readonly string[]): Sizes {
  const lengths = strings.map((string) => Buffer.byteLength(string));
  return { median: median(lengths), max: Math.max(...lengths) };
}

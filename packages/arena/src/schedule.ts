/** The games of one match from one number up to another: what a thread plays in one go. */
export interface Chunk {
  /** Its place in the list of all chunks. */
  readonly place: number;
  /** The place of the match in the list of matches. */
  readonly match: number;
  readonly from: number;
  readonly to: number;
}

const LARGEST = 1000;
const FEWEST_CHUNKS = 100;

/**
 * The same number of games of each match, cut into chunks: small enough that all threads are busy to the end and a run
 * can be stopped soon, large enough that handing them out costs little. The matches take turns, so that a run that is
 * stopped has played about as many games of each. What comes of a game does not depend on the cuts.
 */
export class Schedule {
  readonly #matches: number;
  readonly #games: number;
  readonly #size: number;
  /** How many chunks there are. */
  readonly length: number;
  #next = 0;

  /** No chunk has more than `largest` games. */
  constructor(matches: number, games: number, largest = LARGEST) {
    this.#matches = matches;
    this.#games = games;
    this.#size = Math.min(largest, Math.ceil((matches * games) / FEWEST_CHUNKS));
    this.length = Math.ceil(games / this.#size) * matches;
  }

  /** The next one to be played; null if all have been handed out. */
  next(): Chunk | null {
    if (this.#next >= this.length) return null;
    const place = this.#next++;
    const from = Math.floor(place / this.#matches) * this.#size;
    return { place, match: place % this.#matches, from, to: Math.min(this.#games, from + this.#size) };
  }
}

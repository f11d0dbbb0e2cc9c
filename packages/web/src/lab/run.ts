import { type GameCaller, startWorker } from '../game-link/start-worker.ts';
import { addTally, emptyTally, type Match, type Tally } from '../worker/lab/match.ts';

const MOST_WORKERS = 2;
const LARGEST_CHUNK = 200;
const FEWEST_CHUNKS = 100;

/**
 * The games of a match, played in workers, in chunks. What comes of them is added in their order, whichever is done
 * first: so a run that is stopped has what a shorter one would have had.
 */
export class Run {
  readonly tally: Tally = emptyTally();
  readonly games: number;
  readonly #match: Match;
  readonly #onProgress: () => void;
  readonly #workers: GameCaller[] = [];
  readonly #early = new Map<number, Tally>();
  readonly #size: number;
  #handedOut = 0;
  #added = 0;
  #stopped = false;

  constructor(match: Match, games: number, onProgress: () => void) {
    this.#match = match;
    this.games = games;
    this.#onProgress = onProgress;
    this.#size = Math.min(LARGEST_CHUNK, Math.ceil(games / FEWEST_CHUNKS));
  }

  /** Resolves when all have been played or somebody stopped it. */
  async play(): Promise<void> {
    const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1));
    try {
      await Promise.all(Array.from({ length: count }, () => this.#playIn(startWorker())));
    } catch (error) {
      if (!this.#stopped) throw error;
    } finally {
      this.stop();
    }
  }

  stop(): void {
    this.#stopped = true;
    for (const worker of this.#workers) worker.end();
  }

  async #playIn(worker: GameCaller): Promise<void> {
    this.#workers.push(worker);
    await worker.call('enter', this.#match);
    while (!this.#stopped && this.#handedOut * this.#size < this.games) {
      const place = this.#handedOut++;
      const from = place * this.#size;
      this.#put(place, await worker.call('play', from, Math.min(this.games, from + this.#size)));
    }
  }

  #put(place: number, tally: Tally): void {
    this.#early.set(place, tally);
    for (let next = this.#early.get(this.#added); next !== undefined; next = this.#early.get(this.#added)) {
      this.#early.delete(this.#added++);
      addTally(this.tally, next);
    }
    this.#onProgress();
  }
}

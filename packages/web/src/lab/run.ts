import { addTally, emptyTally, InOrder, type Match, Schedule, type Tally } from '@provincia/arena/results';
import { type GameCaller, startWorker } from '../game-link/start-worker.ts';

const MOST_WORKERS = 2;
const LARGEST_CHUNK = 1000;
/** How many chunks a worker has been given and not yet handed back: it plays one while the page looks at the other. */
const CHUNKS_AHEAD = 2;

/** The games of a match, played in workers, in chunks. What comes of them is added in their order. */
export class Run {
  readonly tally: Tally;
  readonly #match: Match;
  readonly #onProgress: () => void;
  readonly #workers: GameCaller[] = [];
  readonly #schedule: Schedule;
  readonly #order = new InOrder<Tally>((next) => addTally(this.tally, next));
  #stopped = false;
  #begun: number | null = null;

  constructor(match: Match, games: number, onProgress: () => void) {
    this.tally = emptyTally(match.players.length);
    this.#match = match;
    this.#schedule = new Schedule(1, games, LARGEST_CHUNK);
    this.#onProgress = onProgress;
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

  /** How long games have been played: a worker takes a moment to start. */
  get seconds(): number {
    return this.#begun === null ? 0 : (performance.now() - this.#begun) / 1000;
  }

  stop(): void {
    this.#stopped = true;
    for (const worker of this.#workers) worker.end();
  }

  async #playIn(worker: GameCaller): Promise<void> {
    this.#workers.push(worker);
    await worker.call('enter', this.#match);
    this.#begun ??= performance.now();
    await Promise.all(Array.from({ length: CHUNKS_AHEAD }, () => this.#playOn(worker)));
  }

  async #playOn(worker: GameCaller): Promise<void> {
    for (let chunk = this.#schedule.next(); chunk !== null; chunk = this.#schedule.next()) {
      this.#order.put(chunk.place, await worker.call('play', chunk.from, chunk.to));
      this.#onProgress();
      if (this.#stopped) return;
    }
  }
}

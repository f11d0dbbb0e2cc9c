import type { ProgramCall } from './call.ts';
import { type Limits, ProgramPlayer } from './player.ts';

/** The programs that play in this thread, a process of each. */
export class Programs {
  readonly #limits: Limits;
  readonly #players = new Map<string, ProgramPlayer>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Starts it when it is asked for the first time. */
  playerOf(call: ProgramCall): ProgramPlayer {
    const key = JSON.stringify(call);
    const player = this.#players.get(key) ?? new ProgramPlayer(call, this.#limits);
    this.#players.set(key, player);
    return player;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#players.values()].map((player) => player.close()));
  }
}

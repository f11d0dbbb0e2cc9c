import type { TableRow } from '../store/database.ts';

/** What says how late a game is shown. */
interface Played {
  /** For each seat the level of its bot, or null for a person. */
  readonly levels: readonly (string | null)[];
  readonly clock: unknown;
  readonly rated?: boolean;
}

/**
 * By how much those see a game late who only watch it: where people play against each other in earnest, a friend who
 * watches must not be able to tell one of them what is of use right now.
 */
export class Lateness {
  readonly #delay: number;
  readonly now: () => number;

  /** The delay is in seconds. */
  constructor(delay: number, now: () => number) {
    this.#delay = delay * 1000;
    this.now = now;
  }

  /** In milliseconds; 0 for a game that is shown at once. */
  of({ levels, clock, rated = false }: Played): number {
    const people = levels.filter((level) => level === null).length;
    return people >= 2 && (rated || clock !== null) ? this.#delay : 0;
  }

  /** What ended up to this moment may be known to all, whatever kind of game it was. */
  get known(): number {
    return this.now() - this.#delay;
  }

  /** Whether a game that is shown this late has ended only after what may be known of it. */
  hidesEnd({ status, ended_at }: Pick<TableRow, 'status' | 'ended_at'>, late: number): boolean {
    return status === 'over' && late > 0 && (ended_at ?? 0) > this.known;
  }
}

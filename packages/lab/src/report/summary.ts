import type { Seating } from '@provincia/arena';

/** What a report says of a run beside its statistics. */
export interface Summary {
  /** The strategies, in the order of the statistics. */
  readonly names: readonly string[];
  readonly kingdom: readonly string[];
  /** How the kingdom is called, if it is a printed one. */
  readonly kingdomName?: string;
  readonly seed: string;
  readonly seating: Seating;
  /** Gives the same games again. */
  readonly command: string;
  readonly gamesPerSecond?: number;
}

/** The names as the report tells them apart: a strategy that plays itself gets a number. */
export function distinctNames(names: readonly string[]): string[] {
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

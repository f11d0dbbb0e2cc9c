import type { Picks } from './stop.ts';

/**
 * Plays the steps, put right where they are no longer legal, and gives those really made until the failure. Null if it
 * does not fail in the same way.
 */
export type Retry<Step> = (steps: readonly Step[]) => readonly Step[] | null;

/** A much shorter list of steps that still fails: the shortest that was found until `tired`. */
export function shrink<Step extends { readonly picks: Picks }>(
  failing: readonly Step[],
  retry: Retry<Step>,
  tired: () => boolean,
): readonly Step[] {
  let best = failing;
  const improves = (candidate: readonly Step[]): boolean => {
    if (tired()) return false;
    const made = retry(candidate);
    if (made === null || !isSimpler(made, best)) return false;
    best = made;
    return true;
  };
  const drop = (from: number, to: number) => improves([...best.slice(0, from), ...best.slice(to)]);
  const empty = (from: number, to: number) =>
    improves(best.map((step, i) => (i >= from && i < to ? { ...step, picks: [] } : step)));
  let before: readonly Step[];
  do {
    before = best;
    inChunks(() => best.length, drop);
    inChunks(() => best.length, empty);
  } while (best !== before && !tired());
  return best;
}

/** Fewer steps, or as many with fewer picks. */
function isSimpler(a: readonly { picks: Picks }[], b: readonly { picks: Picks }[]): boolean {
  return a.length < b.length || (a.length === b.length && picksOf(a) < picksOf(b));
}

function picksOf(steps: readonly { picks: Picks }[]): number {
  return steps.reduce((sum, { picks }) => sum + picks.length, 0);
}

/** Tries every chunk of the list, first large ones, then ever smaller ones; after a success the same place again. */
function inChunks(length: () => number, attempt: (from: number, to: number) => boolean): void {
  for (let size = length(); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < length(); ) {
      if (!attempt(from, Math.min(from + size, length()))) from += size;
    }
  }
}

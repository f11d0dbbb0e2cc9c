/** One figure, measured many times over. */
export interface Measured {
  readonly median: number;
  readonly best: number;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Of costs, of which the least is the best. */
export function ofCosts(costs: readonly number[]): Measured {
  return { median: median(costs), best: costs.reduce((a, b) => Math.min(a, b)) };
}

/** Of speeds, of which the greatest is the best. */
export function ofSpeeds(speeds: readonly number[]): Measured {
  return { median: median(speeds), best: speeds.reduce((a, b) => Math.max(a, b)) };
}

/** Runs a batch again and again for so many seconds, after a warm-up that is not counted. */
export function measure<T>(seconds: number, batch: () => T): T[] {
  repeatFor(seconds / 4, batch);
  return repeatFor(seconds, batch);
}

/** At least three times, so that a median means something; ends at once when a batch returns null. */
export function repeatFor<T>(seconds: number, batch: () => T | null): T[] {
  const end = performance.now() + seconds * 1000;
  const results: T[] = [];
  while (results.length < 3 || performance.now() < end) {
    const result = batch();
    if (result === null) break;
    results.push(result);
  }
  return results;
}

/**
 * What it takes of the processor, in milliseconds. Not the time on the clock: on a machine that has other things to
 * do, half of that goes to them. On one that has not, the two are the same.
 */
export function time(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

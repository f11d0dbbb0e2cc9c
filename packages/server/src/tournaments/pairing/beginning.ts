import { isPlayed, type Meeting, type Pair } from '../meeting.ts';

/** How often somebody has begun, less how often they have not, and when they last did. */
export interface Beginnings {
  balanceOf(n: number): number;
  /** Puts the one who is to begin first. If nothing speaks for either, it is the one who was named first. */
  order(one: number, other: number): Pair & { readonly second: number };
}

export function beginningsIn(meetings: readonly Meeting[]): Beginnings {
  const balance = new Map<number, number>();
  const last = new Map<number, number>();
  for (const [at, meeting] of meetings.entries()) {
    const { first, second, outcome } = meeting;
    // Those that are being played count as well: in an arena somebody else may be paired meanwhile.
    if (second === null || !(isPlayed(meeting) || outcome === null)) continue;
    balance.set(first, (balance.get(first) ?? 0) + 1);
    balance.set(second, (balance.get(second) ?? 0) - 1);
    last.set(first, at);
  }
  const balanceOf = (n: number) => balance.get(n) ?? 0;
  const lastOf = (n: number) => last.get(n) ?? -1;
  return {
    balanceOf,
    order(one, other) {
      const difference = balanceOf(one) - balanceOf(other) || lastOf(one) - lastOf(other);
      return difference > 0 ? { first: other, second: one } : { first: one, second: other };
    },
  };
}

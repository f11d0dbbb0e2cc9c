import type { Sight } from '@provincia/protocol';

export type Result = NonNullable<Sight['result']>;

/** The seats from first to last: the winners, then by points, then by fewer turns. */
export function ranked({ winners, points, turns }: Result): readonly number[] {
  return points
    .map((_, seat) => seat)
    .toSorted(
      (a, b) =>
        Number(winners.includes(b)) - Number(winners.includes(a)) ||
        points[b] - points[a] ||
        turns[a] - turns[b],
    );
}

import matchingOf from 'edmonds-blossom-fixed';

/** An edge between two of `0..n-1`, and what it costs to pair them: a whole number. */
export type Edge = readonly [one: number, other: number, cost: number];

/** As many pairs as there can be, and of these the ones that cost the least together. */
export function cheapestPairs(edges: readonly Edge[]): [number, number][] {
  if (edges.length === 0) return [];
  const most = Math.max(...edges.map(([, , cost]) => cost));
  const weighted = edges.map(([one, other, cost]): [number, number, number] => [one, other, most - cost]);
  const mates = matchingOf(weighted, true);
  return mates.flatMap((mate, one): [number, number][] => (mate > one ? [[one, mate]] : []));
}

declare module 'edmonds-blossom-fixed' {
  /**
   * A matching of the greatest weight; with `mostPairs`, among those with the most pairs. Vertices are numbered from 0.
   * For each vertex its mate, or -1.
   */
  export default function matchingOf(
    edges: [one: number, other: number, weight: number][],
    mostPairs: boolean,
  ): number[];
}

import { cardFiles } from './library.ts';

/** Plain piles that neither attack nor react nor score, of costs between 3 and 5, for places nobody cares about. */
const fillers = cardFiles
  .filter(({ fillsUp }) => fillsUp !== undefined)
  .sort((a, b) => (a.fillsUp ?? 0) - (b.fillsUp ?? 0))
  .map(({ id }) => id);

const TEN = 10;

/** A kingdom of ten with these piles, always the same one. */
export function fillUp(piles: readonly string[]): string[] {
  const unused = fillers.filter((id) => !piles.includes(id));
  return [...piles, ...unused.slice(0, Math.max(0, TEN - piles.length))];
}

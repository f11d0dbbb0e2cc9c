/** From one of equal cards to the next, in pixels; less where there is little room. */
export const STEP = 9;
export const TIGHT_STEP = 3;

/** More than these are told by the number alone. */
const MOST = 4;

/** How many of equal cards are drawn. */
export function layersOf(count: number): number {
  return Math.min(count, MOST);
}

/** How many of these are raised, if so many are taken: the front one with the first, all of them with the last. */
export function raisedOf(count: number, taken: number): number {
  const layers = layersOf(count);
  if (taken === 0 || taken === count) return taken === 0 ? 0 : layers;
  return Math.min(taken, layers - 1);
}

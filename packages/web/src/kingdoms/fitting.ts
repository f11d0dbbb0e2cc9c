import type { CardId } from '@provincia/catalog';
import { isAttack, isIn, KINGDOM_SIZE, kingdomPiles, type Printings } from './piles.ts';

/** What a drawn kingdom should be like. The names of needs are the server's. */
export interface Wish {
  readonly printings: Printings;
  readonly attacks: { readonly min: number; readonly max: number };
  readonly needs: readonly string[];
}

interface Tastes {
  readonly liked: readonly CardId[];
  readonly banned: readonly CardId[];
}

/** Cards that somebody likes and that are put in if none was drawn. */
const MOST_PUT_IN = 3;

interface Fitted {
  readonly piles: readonly CardId[];
  /** Whether a banned card had to be replaced, so that a need may no longer be met. */
  readonly replaced: boolean;
}

/**
 * The most pleasing of several kingdoms that fit a wish. Banned cards that are left are replaced, attacks by
 * attacks so that their number stays. If nothing else is asked of the ten, liked cards are put in.
 */
export function mostPleasing(
  drawn: readonly (readonly CardId[])[],
  { printings, needs }: Wish,
  { liked, banned }: Tastes,
  random: () => number = Math.random,
): Fitted {
  const count = (piles: readonly CardId[], some: readonly CardId[]) =>
    piles.filter((id) => some.includes(id)).length;
  const [best] = drawn.toSorted(
    (a, b) => count(a, banned) - count(b, banned) || count(b, liked) - count(a, liked),
  );
  const allowed = kingdomPiles.filter((id) => isIn(printings, id) && !banned.includes(id));
  const piles = [...best];
  for (const [at, id] of best.entries()) {
    if (!banned.includes(id)) continue;
    const others = allowed.filter((other) => !piles.includes(other) && isAttack(other) === isAttack(id));
    if (others.length > 0) piles[at] = others[Math.floor(random() * others.length)];
  }
  const replaced = count(best, banned) > 0;
  if (needs.length === 0 && count(piles, liked) === 0) {
    for (const id of allowed.filter((one) => liked.includes(one)).slice(0, MOST_PUT_IN)) {
      const at = piles.findIndex((other) => !liked.includes(other) && isAttack(other) === isAttack(id));
      if (at >= 0) piles[at] = id;
    }
  }
  return { piles, replaced };
}

/** The picked ones and as many of those drawn as are missing; no banned one while there is another. */
export function filledUp(
  picked: readonly CardId[],
  drawn: readonly (readonly CardId[])[],
  banned: readonly CardId[],
): readonly CardId[] {
  const others = [...new Set(drawn.flat())].filter((id) => !picked.includes(id));
  const order = others.toSorted((a, b) => Number(banned.includes(a)) - Number(banned.includes(b)));
  return [...picked, ...order].slice(0, KINGDOM_SIZE);
}

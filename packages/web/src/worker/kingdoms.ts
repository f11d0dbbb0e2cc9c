import { drawWished, fillUp } from '@provincia/cards';
import { setIds } from '@provincia/catalog';
import type { KingdomWish } from '@provincia/protocol';

const MOST_ATTACKS = 10;
const PILES = 10;

/** Ten piles as wished for, as the server draws them; throws a RangeError with a sentence if there are none. */
export function drawnKingdom(wish: Extract<KingdomWish, { by: 'random' }>, seed: string): readonly string[] {
  const { printings, attacks, needs = [] } = wish;
  const drawn = drawWished(
    {
      printings: printings ?? Object.fromEntries(setIds.map((set) => [set, 'both' as const])),
      attacks: attacks ?? { min: 0, max: MOST_ATTACKS },
      needs,
    },
    seed,
  );
  if (!drawn.ok) throw new RangeError(drawn.problem.message);
  return drawn.value;
}

/** A kingdom with these piles, filled up with plain ones; null if they are too many. */
export function kingdomWith(piles: readonly string[]): readonly string[] | null {
  return piles.length > PILES ? null : fillUp(piles);
}

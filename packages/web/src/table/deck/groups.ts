import { type CardId, type CardType, coinsAmong, facts, isCardId } from '@provincia/catalog';
import { typesAmong } from '../../card/types-in-game.ts';

/** Equal cards. */
interface Stack {
  readonly id: CardId;
  readonly count: number;
}

export interface Group {
  /** The type that heads it; null for what has none of these. */
  readonly type: (typeof heads)[number] | null;
  readonly stacks: readonly Stack[];
  readonly count: number;
}

/** A card with two of these stands under the first: what it does comes before what it scores. */
const heads = ['action', 'treasure', 'victory', 'curse'] as const;

/** All cards of a player by type, the most expensive first. */
export function groupsOf(
  owned: Readonly<Record<string, number>>,
  nameOf: (id: CardId) => string,
  alsoTreasures: readonly string[] = [],
): readonly Group[] {
  const stacks = Object.entries(owned)
    .flatMap(([id, count]) => (isCardId(id) && count > 0 ? [{ id, count }] : []))
    .sort((a, b) => facts[b.id].cost - facts[a.id].cost || nameOf(a.id).localeCompare(nameOf(b.id)));
  return [...heads, null]
    .map((type): Group => {
      const own = stacks.filter(({ id }) => headOf(typesAmong(alsoTreasures, id)) === type);
      return { type, stacks: own, count: own.reduce((sum, { count }) => sum + count, 0) };
    })
    .filter(({ count }) => count > 0);
}

function headOf(types: readonly CardType[]): Group['type'] {
  return heads.find((head) => types.includes(head)) ?? null;
}

/** What all treasures pay together. */
export function coinsOf(
  owned: Readonly<Record<string, number>>,
  alsoTreasures: readonly string[] = [],
): number {
  return Object.entries(owned).reduce(
    (sum, [id, count]) => sum + (isCardId(id) ? (coinsAmong(alsoTreasures, id) ?? 0) * count : 0),
    0,
  );
}

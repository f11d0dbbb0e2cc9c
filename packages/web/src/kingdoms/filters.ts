import { type CardId, type CardType, facts, type Names, nameSearch, type SetId } from '@provincia/catalog';
import { kingdomPiles } from './piles.ts';
import type { Opinion } from './taste.ts';

/** What the shown piles have in common; null where anything goes. */
export interface Filters {
  readonly search: string;
  readonly set: SetId | null;
  readonly type: CardType | null;
  readonly cost: number | null;
  readonly opinion: Opinion | null;
}

export const noFilters: Filters = { search: '', set: null, type: null, cost: null, opinion: null };

/** The types and costs that kingdom piles have. */
export const pileTypes: readonly CardType[] = [...new Set(kingdomPiles.flatMap((id) => facts[id].types))];
export const pileCosts: readonly number[] = [...new Set(kingdomPiles.map((id) => facts[id].cost))].sort(
  (a, b) => a - b,
);

/** The piles that all filters let through; all of these names are searched. */
export function matching(
  filters: Filters,
  opinions: Readonly<Partial<Record<CardId, Opinion>>>,
  names: Names,
): readonly CardId[] {
  const { set, type, cost, opinion } = filters;
  const isWanted = nameSearch(names, filters.search);
  return kingdomPiles.filter(
    (id) =>
      (set === null || facts[id].set === set) &&
      (type === null || facts[id].types.includes(type)) &&
      (cost === null || facts[id].cost === cost) &&
      (opinion === null || opinions[id] === opinion) &&
      isWanted(id),
  );
}

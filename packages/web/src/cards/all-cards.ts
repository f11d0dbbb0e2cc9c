import {
  type CardId,
  type CardType,
  cardIds,
  facts,
  type Names,
  nameSearch,
  type SetId,
  setIds,
  type Translation,
} from '@provincia/catalog';
import { byCost } from '../kingdoms/piles.ts';

/** What the shown cards have in common; null where anything goes. */
export interface CardWish {
  readonly search: string;
  readonly set: SetId | null;
  readonly type: CardType | null;
  readonly cost: number | null;
}

export const anyCard: CardWish = { search: '', set: null, type: null, cost: null };

export const cardTypes: readonly CardType[] = [...new Set(cardIds.flatMap((id) => facts[id].types))];
export const cardCosts: readonly number[] = [...new Set(cardIds.map((id) => facts[id].cost))].sort(
  (a, b) => a - b,
);

/** The cards that fit, set by set, as they would lie on the table. All of these names are searched. */
export function cardsBySet(
  { search, set, type, cost }: CardWish,
  translation: Translation,
  names: Names,
): readonly { readonly set: SetId; readonly cards: readonly CardId[] }[] {
  const isWanted = nameSearch(names, search);
  const fitting = cardIds.filter(
    (id) =>
      (set === null || facts[id].set === set) &&
      (type === null || facts[id].types.includes(type)) &&
      (cost === null || facts[id].cost === cost) &&
      isWanted(id),
  );
  return setIds
    .map((one) => {
      return {
        set: one,
        cards: byCost(
          fitting.filter((id) => facts[id].set === one),
          translation,
        ),
      };
    })
    .filter(({ cards }) => cards.length > 0);
}

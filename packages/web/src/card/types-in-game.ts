import { type CardId, type CardType, facts } from '@provincia/catalog';
import { createContext, use } from 'react';

/** The cards that are treasures in the game that is shown, though it is not printed on them. */
export const AlsoTreasures = createContext<readonly string[]>([]);

/** The types of a card where it is shown. */
export function useTypes(id: CardId): readonly CardType[] {
  return typesAmong(use(AlsoTreasures), id);
}

export function typesAmong(alsoTreasures: readonly string[], id: CardId): readonly CardType[] {
  const { types } = facts[id];
  return alsoTreasures.includes(id) ? ['treasure', ...types] : types;
}

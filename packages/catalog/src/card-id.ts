import { type CardId, facts } from '@provincia/cards/facts';

export const cardIds = Object.keys(facts) as readonly CardId[];

export function isCardId(id: string): id is CardId {
  return Object.hasOwn(facts, id);
}

import { type CardId, facts } from '@provincia/cards/facts';

/** What a card pays that is a treasure only in some games. */
const ALSO_WORTH = 1;

/** What a card pays as a treasure, where these are treasures too; undefined if it is none. */
export function coinsAmong(alsoTreasures: readonly string[], id: CardId): number | undefined {
  return facts[id].coins ?? (alsoTreasures.includes(id) ? ALSO_WORTH : undefined);
}

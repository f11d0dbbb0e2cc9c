import type { PlayerCard } from '@provincia/protocol';

/** With fewer games a share says too little. */
export const GAMES_TO_BE_LISTED = 5;
const MOST_FAVOURITES = 5;

/** Cards that were gained often enough to say something, those first that most surely win. */
export function listedCards(cards: readonly PlayerCard[]): readonly PlayerCard[] {
  return cards
    .filter(({ gained }) => gained >= GAMES_TO_BE_LISTED)
    .toSorted((a, b) => b.withIt.low - a.withIt.low || b.gained - a.gained);
}

/** Cards that they gain more often than others when they can. */
export function favouriteCards(cards: readonly PlayerCard[]): readonly PlayerCard[] {
  const offered = cards.reduce((sum, card) => sum + card.offered, 0);
  const average = cards.reduce((sum, card) => sum + card.gained, 0) / offered;
  return cards
    .filter((card) => card.offered >= GAMES_TO_BE_LISTED && shareGained(card) > average)
    .toSorted((a, b) => shareGained(b) - shareGained(a) || b.offered - a.offered)
    .slice(0, MOST_FAVOURITES);
}

export function shareGained({ gained, offered }: PlayerCard): number {
  return gained / offered;
}

/** Null if they gained it whenever they could. */
export function shareWonWithout({ offered, gained, without }: PlayerCard): number | null {
  return offered === gained ? null : without.won / (offered - gained);
}

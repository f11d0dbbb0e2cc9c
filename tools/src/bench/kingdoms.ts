export type Kingdom = readonly string[];

const firstGame = ['cellar', 'militia', 'mine', 'moat', 'remodel', 'smithy', 'village', 'workshop'];

/** The First Game of the second printing: Merchant waits for every card that is played. */
export const withMerchant: Kingdom = [...firstGame, 'market', 'merchant'];

/** The First Game of the first printing: nothing waits for a card to be played. */
export const withWoodcutter: Kingdom = [...firstGame, 'market', 'woodcutter'];

/** The seed of a game by its number. */
export function seedOf(game: number): string {
  return game.toString(16).padStart(32, '0');
}

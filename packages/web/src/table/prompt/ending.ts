import type { View } from '@provincia/protocol';

/** How many empty piles of the supply end the game. */
export function emptyLimit({ seats }: View): number {
  return seats.length < 5 ? 3 : 4;
}

export function emptyPiles({ supply }: View): number {
  return supply.filter(({ inSupply, left }) => inSupply && left === 0).length;
}

/** Whether the last card of a pile would be taken and the game would end by it, unless it ends anyway. */
export function endsGame(view: View, card: string): boolean {
  const pile = view.supply.find((one) => one.card === card && one.inSupply);
  if (pile === undefined || pile.left !== 1 || isEnding(view)) return false;
  return pile.pile === 'province' || emptyPiles(view) + 1 >= emptyLimit(view);
}

function isEnding(view: View): boolean {
  const provinces = view.supply.find(({ pile }) => pile === 'province');
  return provinces?.left === 0 || emptyPiles(view) >= emptyLimit(view);
}

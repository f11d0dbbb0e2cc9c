import { isPlayable, type PrintedKingdom, printedKingdoms } from '@provincia/catalog';

/** The printed kingdoms that can be played, in the order of the rulebooks. */
export const playableKingdoms: readonly PrintedKingdom[] = printedKingdoms.filter(isPlayable);

export function suggestionOf(id: string): PrintedKingdom {
  return playableKingdoms.find((one) => one.id === id) ?? playableKingdoms[0];
}

export function suggestionAfter({ id }: PrintedKingdom): PrintedKingdom {
  const at = playableKingdoms.findIndex((one) => one.id === id);
  return playableKingdoms[(at + 1) % playableKingdoms.length];
}

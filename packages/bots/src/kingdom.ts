import { library } from '@provincia/cards';
import { type Setup, usesColonies } from '@provincia/engine';

/**
 * What bots call a kingdom is a list of piles: the ten, and Platinum and Colony in a game that uses them. With these it is
 * another game, which wants other plans.
 */
export const COLONIES: readonly string[] = ['platinum', 'colony'];

/** The kingdom of a game. */
export function kingdomOf(setup: Setup): readonly string[] {
  return usesColonies(library, setup) ? [...setup.kingdom, ...COLONIES] : setup.kingdom;
}

/** The other way round what games are set up with: whether Colonies are used is not left to chance. */
export function shapeOf(
  kingdom: readonly string[],
  players: number,
): Required<Pick<Setup, 'players' | 'kingdom' | 'colonies'>> {
  return { players, kingdom: tenOf(kingdom), colonies: hasColonies(kingdom) };
}

/** The ten piles of a kingdom. */
export function tenOf(kingdom: readonly string[]): readonly string[] {
  return hasColonies(kingdom) ? kingdom.filter((pile) => !COLONIES.includes(pile)) : kingdom;
}

export function hasColonies(kingdom: readonly string[]): boolean {
  return kingdom.includes('colony');
}

import { library } from '@provincia/cards';
import { type Setup, settledColonies, usesColonies } from '@provincia/engine';

/**
 * What bots call a kingdom is a list of piles: the ten, and Platinum and Colony in a game that uses them. With these it is
 * another game, which wants other plans.
 */
export const COLONIES: readonly string[] = ['platinum', 'colony'];

/** The kingdom of a game. */
export function kingdomOf(setup: Setup): readonly string[] {
  return usesColonies(library, setup) ? [...setup.kingdom, ...COLONIES] : setup.kingdom;
}

/** The kingdoms that games with these ten piles can have by the rules: two where chance decides. */
export function kingdomsWith(ten: readonly string[]): readonly (readonly string[])[] {
  const colonies = settledColonies(library, { kingdom: ten });
  const both = [ten, [...ten, ...COLONIES]];
  return colonies === null ? both : [both[colonies ? 1 : 0]];
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

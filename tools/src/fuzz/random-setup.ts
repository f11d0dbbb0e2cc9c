import { type Library, rulesVersion, type Setup } from '@provincia/engine';
import type { Dice } from './dice.ts';
import type { Options } from './options.ts';

/** Ten different kingdom piles out of all there are, five at least of a set that is named, and anybody begins. */
export function randomSetup(
  library: Library,
  { players, set }: Pick<Options, 'players' | 'set'>,
  dice: Dice,
): Setup {
  const piles = dice.shuffle(library.piles.filter((pile) => pile.home === 'kingdom'));
  const wished = piles.filter((pile) => pile.set === set).slice(0, 5);
  const kingdom = [...new Set([...wished, ...piles])].slice(0, 10).map((pile) => pile.id);
  const seats = dice.between(players.least, players.most);
  return {
    rules: rulesVersion,
    seed: Array.from({ length: 4 }, () => dice.bits().toString(16).padStart(8, '0')).join(''),
    players: seats,
    kingdom,
    // Half of the games leave these to the seed: a field that is not there has to survive JSON too.
    ...(dice.chance(0.5) ? { first: dice.below(seats) } : {}),
    ...(dice.chance(0.5) ? { shelters: dice.chance(0.5) } : {}),
    ...(dice.chance(0.5) ? { colonies: dice.chance(0.5) } : {}),
  };
}

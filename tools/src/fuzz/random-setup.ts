import { type Library, rulesVersion, type Setup } from '@provincia/engine';
import type { Dice } from './dice.ts';
import type { Options } from './options.ts';

/** Ten different kingdom piles out of all there are, and anybody begins. */
export function randomSetup(library: Library, players: Options['players'], dice: Dice): Setup {
  const piles = library.piles.filter((pile) => pile.home === 'kingdom').map((pile) => pile.id);
  const seats = dice.between(players.least, players.most);
  return {
    rules: rulesVersion,
    seed: Array.from({ length: 4 }, () => dice.bits().toString(16).padStart(8, '0')).join(''),
    players: seats,
    kingdom: dice.shuffle(piles).slice(0, 10),
    // Half of the games leave these to the seed: a field that is not there has to survive JSON too.
    ...(dice.chance(0.5) ? { first: dice.below(seats) } : {}),
    ...(dice.chance(0.5) ? { shelters: dice.chance(0.5) } : {}),
  };
}

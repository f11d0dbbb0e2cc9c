import { RunChance } from '@provincia/arena';
import { Random, shuffle } from '@provincia/engine';
import { fitting } from '../gauntlet/opponents.ts';
import { type Entrant, entrantCalled } from '../input/entrant.ts';
import type { LabMatch } from '../sim/match.ts';

/** Whom the level plays: itself, a level that does not think, and strategies. */
export const opponents = ['itself', 'normal', 'strategies'] as const;

export type Opponent = (typeof opponents)[number];

/** A match of one game, and what kind of opponent the level has there. */
export interface Trial extends LabMatch {
  readonly opponent: Opponent;
}

/** The most kingdoms; the first draws of the seed are those of the kingdoms themselves. */
export const MOST_KINGDOMS = 1000;

/**
 * So many games against each opponent on each kingdom, the level first in every other one. Whoever is stopped early has
 * played about as many on each kingdom and against each.
 */
export function trialsOf(
  level: string,
  kingdoms: readonly (readonly string[])[],
  games: number,
  seed: string,
): Trial[] {
  const chance = new RunChance(seed);
  const player = entrantCalled(level);
  const rivals = kingdoms.map(fitting);
  const trials: Trial[] = [];
  for (let game = 0; game < games; game++) {
    for (const [i, kingdom] of kingdoms.entries()) {
      for (const opponent of opponents) {
        const number = MOST_KINGDOMS + 2 * trials.length;
        const other =
          opponent === 'strategies'
            ? oneOf(rivals[i], chance.seedOf(number))
            : entrantCalled(opponent === 'itself' ? level : opponent);
        const players = game % 2 === 0 ? [player, other] : [other, player];
        trials.push({ opponent, players, kingdom, seating: 'fixed', seed: chance.seedOf(number + 1) });
      }
    }
  }
  return trials;
}

/** Some strategy needs no pile of the kingdom, so that there always is one. */
function oneOf(strategies: readonly Entrant[], seed: string): Entrant {
  const shuffled = [...strategies];
  shuffle(new Random(seed), { chance: 0 }, shuffled);
  return shuffled[0];
}

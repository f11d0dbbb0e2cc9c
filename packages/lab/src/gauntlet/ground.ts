import { RunChance } from '@provincia/arena';
import type { CommandTranslation } from '@provincia/catalog/command';
import { type Options, refusal, type Value, wholeNumber } from '@provincia/command';
import { coloniesOption, settledKingdom } from '../input/colonies.ts';
import { kingdomOption } from '../input/kingdom.ts';
import { drawKingdoms } from '../kingdom/draw.ts';
import { wishesOf } from '../kingdom/options.ts';

const KINGDOMS = 50;
const MOST_KINGDOMS = 1000;

/** A kingdom of the gauntlet, and what chance decides there. */
export interface Ground {
  readonly kingdom: readonly string[];
  /** Of the games of the level. */
  readonly seed: string;
  /** Of the games in which its opponent is found: others, so that nobody is chosen for their luck in the same ones. */
  readonly tournamentSeed: string;
}

/** The kingdom that was named, or those that the seed draws from everything there is. */
export function groundsOf(
  { kingdom, kingdoms, colonies }: Options,
  seed: string,
  words?: CommandTranslation,
): Ground[] {
  const chance = new RunChance(seed);
  const said = coloniesOption(colonies);
  return namedOrDrawn(kingdom, kingdoms, seed, words).map((piles, i) => ({
    kingdom: settledKingdom(piles, chance.seedOf(i), said),
    // The first draws are those of the kingdoms themselves.
    seed: chance.seedOf(MOST_KINGDOMS + i),
    tournamentSeed: chance.seedOf(2 * MOST_KINGDOMS + i),
  }));
}

function namedOrDrawn(
  named: Value,
  count: Value,
  seed: string,
  words?: CommandTranslation,
): readonly (readonly string[])[] {
  if (named === undefined) {
    const limits = { min: 1, max: MOST_KINGDOMS };
    return drawKingdoms(
      wishesOf({}),
      seed,
      count === undefined ? KINGDOMS : wholeNumber(count, '--kingdoms', limits),
    );
  }
  if (count !== undefined) throw refusal('kingdom-named');
  return [kingdomOption(String(named), undefined, words)];
}

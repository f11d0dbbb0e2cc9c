import learned from '../../data/chances.json' with { type: 'json' };

/** What imagined games tell of the chance to win. */
export interface Foresight {
  /** The share of them that was won, from 0 to 1. */
  readonly share: number;
  /** How many turns of their own the player still had in them, on the average. */
  readonly turns: number;
}

/** Turns are counted in tens, so that what is learned of them and of shares is about as large. */
const TEN = 10;

/** What the logit of the chance is a sum of, each with the figure that was learned for it. */
export function termsOf({ share, turns }: Foresight): { readonly share: number; readonly turns: number } {
  return { share: Math.log(share / (1 - share)), turns: turns / TEN };
}

/** Whether imagined games agree, so that there is nothing to correct. */
export function isCertain({ share }: Foresight): boolean {
  return share <= 0 || share >= 1;
}

/**
 * The chance to state. Nobody thinks in imagined games, neither the player nor their rivals, and whoever thinks wins more
 * than that, the more turns there are to think in. `npm run chances` finds out how much that is.
 */
export function statedChance(foresight: Foresight): number {
  if (isCertain(foresight)) return foresight.share;
  const { share, turns } = termsOf(foresight);
  return 1 / (1 + Math.exp(-(learned.share * share + learned.turns * turns)));
}

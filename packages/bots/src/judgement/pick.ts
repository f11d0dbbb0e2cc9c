import type { Choice, Decision } from '@provincia/engine';

export const NONE: readonly Choice[] = [];

/** The choices with these options, as far as they are offered. */
export function optionsOf({ choices }: Decision, options: readonly string[]): Choice[] {
  const picks: Choice[] = [];
  for (let i = 0; i < options.length; i++) {
    for (let j = 0; j < choices.length; j++) {
      const one = choices[j];
      if (one.verb === 'choose' && one.option === options[i]) picks.push(one);
    }
  }
  return picks;
}

/**
 * As many as must be picked and beyond that those above `limit`, the highest value first. `values` has one number for
 * each choice and is used up.
 */
export function highest(
  { choices, min, max }: Decision,
  values: number[],
  limit = Number.POSITIVE_INFINITY,
): Choice[] {
  const picks: Choice[] = [];
  while (picks.length < max) {
    let best = 0;
    for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i;
    const value = values[best];
    if (value === Number.NEGATIVE_INFINITY || (value <= limit && picks.length >= min)) break;
    for (let n = choices[best].count; n > 0 && picks.length < max; n--) {
      if (value <= limit && picks.length >= min) break;
      picks.push(choices[best]);
    }
    values[best] = Number.NEGATIVE_INFINITY;
  }
  return picks;
}

/** The first ones there are: a legal answer to anything. */
export function firstOnes({ choices, min }: Decision): Choice[] {
  const picks: Choice[] = [];
  for (let i = 0; i < choices.length; i++) {
    for (let n = choices[i].count; n > 0 && picks.length < min; n--) picks.push(choices[i]);
  }
  return picks;
}

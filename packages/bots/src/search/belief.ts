import type { View } from '@provincia/engine';
import { cardsOf } from '../judgement/outlook.ts';
import type { Habit } from '../repertoire/habits.ts';

/** What is thought of the plan of a player: a probability for each plan of the repertoire. */
export interface Belief {
  readonly plans: readonly number[];
  /** That it is none of them. */
  readonly unknown: number;
}

/** That somebody has a plan of their own. */
const UNKNOWN = 0.1;

/** Cards of a deck go together, so that each tells less than it would alone. */
const TEMPER = 0.6;

/** By so much a card may differ from the habit by chance, however sure the habit is. */
const SPREAD = 0.35;

/** How far a deck that follows none of the plans is from each of them, as far as the logarithm of the likelihood goes. */
const STRANGE = -7;

/**
 * What the deck of a seat tells of its plan, by Bayes: everybody sees what is gained and trashed. `priors` is what is
 * thought of each plan before anything is seen.
 */
export function believe(
  view: View,
  seat: number,
  habits: readonly Habit[],
  priors: readonly number[],
): Belief {
  const turn = view.turnsOf(seat) + (view.onTurn === seat ? 0 : 1);
  const kinds = cardsOf(view);
  const counts = kinds.map(({ kind }) => view.countOf(seat, kind));
  const scores = habits.map((habit, plan) => {
    let sum = 0;
    for (let i = 0; i < kinds.length; i++) {
      const { index } = kinds[i].kind;
      const off = counts[i] - habit.mean(turn, index);
      sum -= (off * off) / (habit.variance(turn, index) + SPREAD);
    }
    return (TEMPER * sum) / 2 + Math.log(priors[plan] * (1 - UNKNOWN));
  });
  const unknown = (turn > FIRST ? STRANGE : BARELY) + Math.log(UNKNOWN);
  const highest = Math.max(unknown, ...scores);
  const likely = scores.map((score) => Math.exp(score - highest));
  const rest = Math.exp(unknown - highest);
  const total = likely.reduce((sum, one) => sum + one, rest);
  return { plans: likely.map((one) => one / total), unknown: rest / total };
}

/** In the first turns no deck looks strange. */
const FIRST = 3;
const BARELY = -3;

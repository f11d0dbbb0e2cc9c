import type { Bot } from '@provincia/engine';
import type { PlanTitle } from '../plan/title.ts';
import { closing } from '../search/closing.ts';
import { strategyBot } from '../strategy/bot.ts';
import { type Habit, habitsOf } from './habits.ts';
import type { MixedPlan, Repertoire } from './notation.ts';
import { titleOf } from './titles.ts';

/** A plan of a repertoire with all that follows from it: who plays it, how their deck looks, what it is called. */
export interface KnownPlan extends MixedPlan {
  readonly bot: Bot;
  readonly habit: Habit;
  readonly title: PlanTitle;
}

/** The plans of a repertoire, ready to be played and to be recognized. */
export function known(repertoire: Repertoire, kingdom: readonly string[], players: number): KnownPlan[] {
  const bots = repertoire.map(({ strategy }) => closing(strategyBot(strategy)));
  const habits = habitsOf(bots, kingdom, players);
  return repertoire.map((plan, i) => {
    const habit = habits[i];
    return { ...plan, bot: bots[i], habit, title: titleOf(habit, kingdom) };
  });
}

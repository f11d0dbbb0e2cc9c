import { LRUCache } from 'lru-cache';
import { withLastResort } from '../last-resort.ts';
import type { PhaseBot } from '../phase-bot.ts';
import type { PlanTitle } from '../plan/title.ts';
import { closing } from '../search/closing.ts';
import { strategyBot } from '../strategy/bot.ts';
import { type Habit, habitsOf } from './habits.ts';
import { type MixedPlan, type Repertoire, writtenRepertoire } from './notation.ts';
import { titleOf } from './titles.ts';

/** A plan of a repertoire with all that follows from it: who plays it, how their deck looks, what it is called. */
export interface KnownPlan extends MixedPlan {
  readonly bot: PhaseBot;
  readonly habit: Habit;
  readonly title: PlanTitle;
}

/** Habits take hundreds of games to find out, and a server makes its players anew for every turn. */
const ready = new LRUCache<string, readonly KnownPlan[]>({ max: 30 });

/** The plans of a repertoire, ready to be played and to be recognized. */
export function known(
  repertoire: Repertoire,
  kingdom: readonly string[],
  players: number,
): readonly KnownPlan[] {
  const key = [players, ...kingdom, writtenRepertoire(repertoire)].join(' ');
  const plans = ready.get(key) ?? find(repertoire, kingdom, players);
  ready.set(key, plans);
  return plans;
}

function find(repertoire: Repertoire, kingdom: readonly string[], players: number): KnownPlan[] {
  const bots = repertoire.map(({ strategy }) => closing(strategyBot(withLastResort(strategy))));
  const habits = habitsOf(bots, kingdom, players);
  return repertoire.map((plan, i) => {
    const habit = habits[i];
    return { ...plan, bot: bots[i], habit, title: titleOf(habit, kingdom) };
  });
}

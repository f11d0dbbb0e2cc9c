import type { Bot, Choice, Decision, Rehearsal, View } from '@provincia/engine';
import type { Believed } from '../adviser.ts';
import { placeAt, spread } from '../plan/chance.ts';
import type { PlanTitle } from '../plan/title.ts';
import type { Habit } from '../repertoire/habits.ts';
import type { KnownPlan } from '../repertoire/known.ts';
import { strategyBot } from '../strategy/bot.ts';
import { alternatives, answer } from './alternatives.ts';
import { type Belief, believe } from './belief.ts';
import { closing } from './closing.ts';
import { imitation } from './imitation.ts';
import { type Course, candidate, preferred, Race, type RaceRules } from './race.ts';

/** Plans that the own deck hardly looks like are not tried, and no more than so many: fewer once something is built. */
const UNLIKELY = 0.02;
const MOST_PLANS = 5;
const MOST_LATER = 3;

/** Until then any plan can still be chosen, and what is bought decides most: it is worth thinking longer. */
const OPENING = 3;

/** What there is to think about in a decision. */
export interface Matter {
  /** Those that the own deck may still follow, the likeliest first. */
  readonly plans: readonly KnownPlan[];
  /** What the first of them does. */
  readonly planned: readonly Choice[];
  /** What else is worth trying. */
  readonly others: readonly Course[];
}

/** What somebody who knows the plans of a kingdom makes of a position. */
export class Mind {
  readonly #plans: readonly KnownPlan[];
  readonly #habits: readonly Habit[];
  readonly #priors: readonly number[];

  /** Before anything is seen, all are thought to play the best mixture for a part of `trust`, and any plan for the rest. */
  constructor(plans: readonly KnownPlan[], trust: number) {
    this.#plans = plans;
    this.#habits = plans.map(({ habit }) => habit);
    this.#priors = plans.map(({ weight }) => trust * weight + (1 - trust) / plans.length);
  }

  look(decision: Decision, view: View): Matter {
    const plans = this.#likely(view, decision.player);
    const planned = plans[0].bot(decision, view);
    const others = alternatives(decision, view, planned, () => this.#wanted(decision, view));
    return { plans, planned, others };
  }

  /** Where to try things out against the rivals that are believed to be there. */
  race(
    view: View,
    rehearsal: Rehearsal,
    player: number,
    beliefs: readonly (Belief | null)[],
    rules: RaceRules,
  ): Race {
    return new Race(view, rehearsal, player, this.#tables(view, beliefs), rules);
  }

  /** What is believed of each of the others. */
  beliefs(view: View, own: number): (Belief | null)[] {
    return Array.from({ length: view.players }, (_, seat) =>
      seat === own ? null : believe(view, seat, this.#habits, this.#priors),
    );
  }

  /** The plan that each of the others most likely follows. */
  rivals(beliefs: readonly (Belief | null)[]): Believed[] {
    return beliefs.flatMap((belief, seat): Believed[] => {
      if (belief === null) return [];
      const chance = Math.max(belief.unknown, ...belief.plans);
      const at = belief.plans.indexOf(chance);
      return [{ seat, chance, plan: at < 0 ? unknown : this.#plans[at].title }];
    });
  }

  #likely(view: View, player: number): KnownPlan[] {
    const own = believe(view, player, this.#habits, this.#priors);
    return this.#plans
      .map((_, i) => i)
      .sort((a, b) => own.plans[b] - own.plans[a])
      .filter((i, place) => place === 0 || own.plans[i] > UNLIKELY || isOpening(view))
      .slice(0, isOpening(view) ? MOST_PLANS : MOST_LATER)
      .map((i) => this.#plans[i]);
  }

  /** What each of the plans would do. */
  #wanted(decision: Decision, view: View): Choice[] {
    return this.#plans.flatMap(({ bot }) => bot(decision, view).slice(0, 1));
  }

  /** Who sits at the table in each deal: rivals as likely as they are believed to be. */
  #tables(view: View, beliefs: readonly (Belief | null)[]): (deal: number) => Bot[] {
    const strangers = beliefs.map((belief, seat) =>
      belief === null ? this.#plans[0].bot : closing(strategyBot(imitation(view, seat))),
    );
    return (deal) =>
      beliefs.map((belief, seat) => {
        const plan = belief === null ? -1 : placeAt((spread(deal) + seat / view.players) % 1, belief.plans);
        return plan < 0 ? strangers[seat] : this.#plans[plan].bot;
      });
  }
}

const unknown: PlanTitle = { kind: 'unknown', card: null };

export function isOpening({ turn }: View): boolean {
  return turn <= OPENING;
}

/** Whether it may be time to change the plan: where something is bought. */
export function isPurchasing({ kind }: Decision, { phase }: View): boolean {
  return kind === 'phase' && phase === 'buy';
}

/** The plan to go on with after an answer, each plan's own one if none is given: the first unless another does clearly better. */
export function choosePlan(
  race: Race,
  plans: readonly KnownPlan[],
  courseOf: (plan: KnownPlan) => Course,
  budget: number,
): KnownPlan {
  if (plans.length < 2) return plans[0];
  const candidates = plans.map((plan) => candidate(courseOf(plan), plan.bot));
  const best = preferred(race.run(candidates, budget));
  return plans[candidates.indexOf(best)];
}

/** What is planned first, then the others, each once. */
export function coursesOf(planned: readonly Choice[], others: readonly Course[]): Course[] {
  const courses = new Map<string, Course>();
  for (const course of [answer(planned), ...others]) {
    const labels = course.picks.map(({ label }) => label);
    const key = [...labels, ...course.more.map(({ id }) => id)].join(',');
    if (!courses.has(key)) courses.set(key, course);
  }
  return [...courses.values()];
}

export function areSame(some: readonly Choice[], others: readonly Choice[]): boolean {
  return some.length === others.length && some.every(({ label }, i) => label === others[i].label);
}

import type { Bot, Choice, Decision, Rehearsal, View } from '@provincia/engine';
import { type Adviser, type Believed, type Opinion, plainly, type Weighed } from '../adviser.ts';
import { placeAt, spread } from '../plan/chance.ts';
import type { PlanTitle } from '../plan/title.ts';
import type { Habit } from '../repertoire/habits.ts';
import type { KnownPlan } from '../repertoire/known.ts';
import { strategyBot } from '../strategy/bot.ts';
import { alternatives, answer } from './alternatives.ts';
import { type Belief, believe } from './belief.ts';
import { closing } from './closing.ts';
import { imitation } from './imitation.ts';
import { type Candidate, type Course, candidate, type Effort, preferred, Race } from './race.ts';

/**
 * Knows several plans, watches which of them the others follow, and tries out in imagined games what to do and which plan
 * to go on with.
 */
export function thinker(plans: () => readonly KnownPlan[], effort: Effort): Adviser {
  // Nobody gets to know plans before there is something to think about.
  let mind: Thinker | null = null;
  const thinking = () => {
    mind ??= new Thinker(plans(), effort);
    return mind;
  };
  const bot = Object.assign((decision: Decision, view: View) => thinking().answer(decision, view), {
    rehearses: true,
  });
  return Object.assign((decision: Decision, view: View) => thinking().opinion(decision, view), { bot });
}

/** The part of the effort that goes into the choice of a plan, that a question inside a card gets, and that tells the chance. */
const PLANS = 0.35;
const QUESTION = 0.35;
const CHANCE = 0.4;

/** Fewer deals say nothing of the chance to win. */
const FEWEST_DEALS = 40;

/** Plans that the own deck hardly looks like are not tried, and no more than so many. */
const UNLIKELY = 0.02;
const MOST_PLANS = 5;

/** Until then any plan can still be chosen, and what is bought decides most: it is worth thinking longer. */
const OPENING = 3;
const LONGER = 3;

/** What came of thinking about a decision. */
interface Thought {
  readonly picks: readonly Choice[];
  readonly plan: KnownPlan;
  readonly beliefs: readonly (Belief | null)[];
  /** Null where nothing was tried. */
  readonly tried: {
    readonly race: Race;
    readonly chosen: Candidate;
    readonly candidates: readonly Candidate[];
  } | null;
}

class Thinker {
  readonly #plans: readonly KnownPlan[];
  readonly #effort: Effort;
  readonly #habits: readonly Habit[];
  readonly #weights: readonly number[];

  constructor(plans: readonly KnownPlan[], effort: Effort) {
    this.#plans = plans;
    this.#effort = effort;
    this.#habits = plans.map(({ habit }) => habit);
    this.#weights = plans.map(({ weight }) => weight);
  }

  answer(decision: Decision, view: View): readonly Choice[] {
    return this.#think(decision, view).picks;
  }

  opinion(decision: Decision, view: View): Opinion {
    const { picks, plan, beliefs, tried } = this.#think(decision, view);
    const opinion = tried === null ? plainly(picks) : plainly(picks, weighed(tried.candidates));
    const chance = tried === null ? null : this.#chance(tried.race, tried.chosen);
    return { ...opinion, chance, plan: plan.title, rivals: this.#rivals(beliefs) };
  }

  #think(decision: Decision, view: View): Thought {
    const { player } = decision;
    const own = believe(view, player, this.#habits, this.#weights);
    const ranked = this.#plans.map((_, i) => i).sort((a, b) => own.plans[b] - own.plans[a]);
    const likely = ranked
      .filter((i, place) => place === 0 || own.plans[i] > UNLIKELY || view.turn <= OPENING)
      .slice(0, MOST_PLANS);
    const [first] = ranked.map((i) => this.#plans[i]);
    const planned = first.bot(decision, view);
    const { rehearsal } = view;
    const others = alternatives(decision, view, planned, () => this.#wanted(decision, view));
    if (rehearsal === null || others.every(({ picks, more }) => more.length === 0 && areSame(picks, planned)))
      return { picks: planned, plan: first, beliefs: [], tried: null };
    const beliefs = this.#beliefs(view, player);
    const race = this.#race(view, rehearsal, player, beliefs);
    const isPhase = decision.kind === 'phase';
    const longer = view.turn <= OPENING ? LONGER : 1;
    const budget = this.#effort.answers * longer * (isPhase ? 1 : QUESTION);
    const plans = view.phase === 'buy' && isPhase ? likely.map((i) => this.#plans[i]) : [first];
    const plan = choosePlan(race, decision, view, plans, budget * PLANS);
    const candidates = coursesOf(plan.bot(decision, view), others).map((course) =>
      candidate(course, plan.bot),
    );
    const chosen = preferred(race.run(candidates, budget * (1 - PLANS)));
    return { picks: chosen.course.picks, plan, beliefs, tried: { race, chosen, candidates } };
  }

  /** What each of the plans would do. */
  #wanted(decision: Decision, view: View): Choice[] {
    return this.#plans.flatMap(({ bot }) => bot(decision, view).slice(0, 1));
  }

  #race(view: View, rehearsal: Rehearsal, player: number, beliefs: readonly (Belief | null)[]): Race {
    return new Race(view, rehearsal, player, this.#tables(view, beliefs), this.#effort);
  }

  /** From deals that had no part in the choice: what is chosen because it did best did better than it will. */
  #chance(race: Race, { course, own }: Candidate): number | null {
    const again = candidate(course, own);
    const until = race.spent + this.#effort.answers * CHANCE;
    while (again.values.length < FEWEST_DEALS || race.spent < until) if (!race.deal([again])) break;
    return again.values.length < FEWEST_DEALS ? null : again.won / again.values.length;
  }

  #beliefs(view: View, own: number): (Belief | null)[] {
    return Array.from({ length: view.players }, (_, seat) =>
      seat === own ? null : believe(view, seat, this.#habits, this.#weights),
    );
  }

  #rivals(beliefs: readonly (Belief | null)[]): Believed[] {
    return beliefs.flatMap((belief, seat): Believed[] => {
      if (belief === null) return [];
      const chance = Math.max(belief.unknown, ...belief.plans);
      const at = belief.plans.indexOf(chance);
      return [{ seat, chance, plan: at < 0 ? unknown : this.#plans[at].title }];
    });
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

/** The plan to go on with: the first of them unless another does clearly better from here. */
function choosePlan(
  race: Race,
  decision: Decision,
  view: View,
  plans: readonly KnownPlan[],
  budget: number,
): KnownPlan {
  if (plans.length < 2) return plans[0];
  const candidates = plans.map(({ bot }) => candidate(answer(bot(decision, view)), bot));
  const best = preferred(race.run(candidates, budget));
  return plans[candidates.indexOf(best)];
}

/** What is planned first, then the others, each once. */
function coursesOf(planned: readonly Choice[], others: readonly Course[]): Course[] {
  const courses = new Map<string, Course>();
  for (const course of [answer(planned), ...others]) {
    const labels = course.picks.map(({ label }) => label);
    const key = [...labels, ...course.more.map(({ id }) => id)].join(',');
    if (!courses.has(key)) courses.set(key, course);
  }
  return [...courses.values()];
}

function areSame(some: readonly Choice[], others: readonly Choice[]): boolean {
  return some.length === others.length && some.every(({ label }, i) => label === others[i].label);
}

function weighed(candidates: readonly Candidate[]): Weighed[] {
  return candidates
    .filter(({ values }) => values.length > 0)
    .map(({ course, won, values }) => ({
      picks: course.picks,
      chance: won / values.length,
      games: values.length,
    }))
    .sort((a, b) => b.games - a.games || b.chance - a.chance);
}

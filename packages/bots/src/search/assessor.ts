import { library } from '@provincia/cards';
import type { Choice, Decision, View } from '@provincia/engine';
import type { Believed } from '../adviser.ts';
import type { PlanTitle } from '../plan/title.ts';
import type { KnownPlan } from '../repertoire/known.ts';
import { answer } from './alternatives.ts';
import { losesAtOnce, winningEnd } from './ending.ts';
import { areSame, choosePlan, coursesOf, isPurchasing, Mind } from './mind.ts';
import { type Course, candidate, preferred, type Race } from './race.ts';
import { type Sample, Trial } from './trial.ts';

/** How thoroughly answers are judged. */
export interface Care {
  /** So many answers are imagined to find the best one, a part of it for each question inside a card. */
  readonly answers: number;
  /** No answer is dropped after fewer deals. */
  readonly fewestDeals: number;
  /** The chances come from so many deals that had no part in finding it. */
  readonly deals: number;
  /** Where something seems to be better, from so many more instead. */
  readonly closely: number;
  /** Deals are numbered: whoever judges from another number on comes to a judgement of their own. */
  readonly firstDeal?: number;
}

/** An answer, and what came of it. */
export interface Assessed {
  readonly picks: readonly Choice[];
  /** What is bought after it in the same turn, as ids of cards. */
  readonly more: readonly string[];
  readonly sample: Sample;
}

/** What an answer is worth beside the best one. */
export interface Assessment {
  readonly given: Assessed;
  /** The same as what was given if nothing is better. */
  readonly best: Assessed;
  /** What is lost by the answer, from 0 to 1, on the same deals; below 0 if it turned out to be the better one. */
  readonly loss: number;
  readonly error: number;
  /** All that was tried, with the share of the games it won while the best was looked for. */
  readonly tried: readonly Tried[];
  /** The plan that the best answer is part of. */
  readonly plan: PlanTitle;
  /** Whether the plan by itself does what is best. */
  readonly isPlanned: boolean;
  /** What is certain and needs no games. */
  readonly sure: 'wins-now' | 'loses-now' | null;
}

/** Answers that can be recommended. */
export interface Suggestions {
  readonly answers: readonly Assessed[];
  /** The plan that they go on with, and what it does by itself. */
  readonly plan: PlanTitle;
  readonly planned: readonly Choice[];
}

/** Answers on the same deals. */
export interface Weighing {
  readonly samples: readonly Sample[];
  /** The place of the best of them. */
  readonly best: number;
  /** How far each of them is behind it. */
  readonly behind: readonly { readonly gain: number; readonly error: number }[];
}

export interface Tried {
  readonly picks: readonly Choice[];
  readonly more: readonly string[];
  readonly chance: number;
  readonly games: number;
}

/** The part of the effort that goes into the choice of a plan, and that a question inside a card gets. */
const PLANS = 0.4;
const QUESTION = 0.5;

/** Whoever judges thinks well of all: what one knows of the plans, the others know too. */
const TRUST = 0.95;

/** What seems better by more standard errors is looked at more closely. */
const PROMISING = 1;

/** Judges the answers of others: knows the strongest plans of a kingdom and tries out what else could have been done. */
export class Assessor {
  readonly #mind: Mind;
  readonly #care: Care;

  constructor(plans: readonly KnownPlan[], care: Care) {
    this.#mind = new Mind(plans, TRUST);
    this.#care = care;
  }

  /** What came of an answer and of a better one; null where there was nothing to decide, or nothing can be imagined. */
  assess(decision: Decision, view: View, given: readonly Choice[]): Assessment | null {
    const { rehearsal } = view;
    const { plans, planned, others } = this.#mind.look(decision, view);
    const courses = coursesOf(given, [answer(planned), ...others]);
    if (rehearsal === null || courses.length < 2) return null;
    const race = this.#race(decision, view);
    const budget = this.#budget(decision);
    const [actual, ...rest] = courses;
    // Whoever has another plan in mind is judged by that plan.
    const theirs = this.#planFor(race, decision, view, plans, () => actual, (budget * PLANS) / 2);
    const plan = this.#planOf(race, decision, view, plans, (budget * PLANS) / 2);
    const runners = [candidate(actual, theirs.bot), ...rest.map((course) => candidate(course, plan.bot))];
    const best = preferred(race.run(runners, budget * (1 - PLANS)));
    const tried = runners
      .filter(({ values }) => values.length > 0)
      .map(({ course, won, values }) => ({
        ...named(course),
        chance: won / values.length,
        games: values.length,
      }));
    const about = {
      tried,
      plan: plan.title,
      isPlanned: areSame(best.course.picks, plan.bot(decision, view)),
      sure: certainty(decision, view, given),
    };
    return {
      ...this.#compare(race, view, [actual, theirs], [best.course, best === runners[0] ? theirs : plan]),
      ...about,
    };
  }

  /** The best answers with what came of them on the same deals, the best first; none where nothing can be imagined. */
  suggest(decision: Decision, view: View, count: number): Suggestions {
    const { plans, planned, others } = this.#mind.look(decision, view);
    if (view.rehearsal === null) return { answers: [], plan: plans[0].title, planned };
    const race = this.#race(decision, view);
    const budget = this.#budget(decision);
    const plan = this.#planOf(race, decision, view, plans, budget * PLANS);
    const runners = coursesOf(plan.bot(decision, view), others).map((course) => candidate(course, plan.bot));
    const best = preferred(race.run(runners, budget * (1 - PLANS)));
    const rest = runners
      .filter((one) => one !== best)
      .sort((a, b) => b.values.length - a.values.length || b.won - a.won);
    const trials = [best, ...rest].slice(0, count).map(({ course }) => new Trial(view, course, plan.bot));
    play(race, trials, this.#care.deals);
    const answers = trials.map(({ candidate: { course }, sample }) => ({ ...named(course), sample }));
    return { answers, plan: plan.title, planned: plan.bot(decision, view) };
  }

  /** What comes of each of these answers on the same deals. */
  weigh(decision: Decision, view: View, answers: readonly Pick<Tried, 'picks' | 'more'>[]): Weighing | null {
    if (view.rehearsal === null) return null;
    const { plans } = this.#mind.look(decision, view);
    const race = this.#race(decision, view);
    const budget = (this.#budget(decision) * PLANS) / answers.length;
    const trials = answers.map(({ picks, more }) => {
      const course = { picks, more: more.map((id) => library.get(id)) };
      return new Trial(view, course, this.#planFor(race, decision, view, plans, () => course, budget).bot);
    });
    play(race, trials, this.#care.deals);
    const samples = trials.map(({ sample }) => sample);
    const best = trials.reduce((one, other) => (other.over(one).gain > 0 ? other : one));
    return { samples, best: trials.indexOf(best), behind: trials.map((trial) => best.over(trial)) };
  }

  /** How the chances stand if the plan is followed; null if nothing can be imagined. */
  outlook(decision: Decision, view: View): Sample | null {
    if (view.rehearsal === null) return null;
    const { plans, planned } = this.#mind.look(decision, view);
    const trial = new Trial(view, answer(planned), plans[0].bot);
    play(this.#race(decision, view), [trial], this.#care.deals);
    return trial.sample;
  }

  /** What the others seem to be after. */
  rivals({ player }: Decision, view: View): readonly Believed[] {
    return this.#mind.rivals(this.#mind.beliefs(view, player));
  }

  #budget({ kind }: Decision): number {
    return this.#care.answers * (kind === 'phase' ? 1 : QUESTION);
  }

  /** The plan that does best by itself. */
  #planOf(
    race: Race,
    decision: Decision,
    view: View,
    plans: readonly KnownPlan[],
    budget: number,
  ): KnownPlan {
    return this.#planFor(race, decision, view, plans, ({ bot }) => answer(bot(decision, view)), budget);
  }

  /** The plan to go on with after an answer. Only where something is bought it may be time to change the plan. */
  #planFor(
    race: Race,
    decision: Decision,
    view: View,
    plans: readonly KnownPlan[],
    courseOf: (plan: KnownPlan) => Course,
    budget: number,
  ): KnownPlan {
    const candidates = isPurchasing(decision, view) ? plans : plans.slice(0, 1);
    return choosePlan(race, candidates, courseOf, budget);
  }

  #race({ player }: Decision, view: View): Race {
    const rehearsal = view.rehearsal as NonNullable<View['rehearsal']>;
    return this.#mind.race(view, rehearsal, player, this.#mind.beliefs(view, player), {
      ...this.#care,
      milliseconds: Number.POSITIVE_INFINITY,
    });
  }

  #compare(
    race: Race,
    view: View,
    [actual, theirs]: readonly [Course, KnownPlan],
    [better, plan]: readonly [Course, KnownPlan],
  ): Pick<Assessment, 'given' | 'best' | 'loss' | 'error'> {
    const trialsOf = () => [new Trial(view, actual, theirs.bot), new Trial(view, better, plan.bot)] as const;
    if (actual === better) {
      const [trial] = trialsOf();
      play(race, [trial], this.#care.deals);
      const given = { ...named(actual), sample: trial.sample };
      return { given, best: given, loss: 0, error: 0 };
    }
    let trials = trialsOf();
    play(race, trials, this.#care.deals);
    const first = trials[1].over(trials[0]);
    if (first.gain > PROMISING * first.error) {
      // These deals have made it look better, so others tell how much better it is.
      trials = trialsOf();
      play(race, trials, this.#care.closely);
    }
    const [given, best] = trials;
    const { gain, error } = best.over(given);
    return {
      given: { ...named(actual), sample: given.sample },
      best: { ...named(better), sample: best.sample },
      loss: gain,
      error,
    };
  }
}

function play(race: Race, trials: readonly Trial[], deals: number): void {
  const candidates = trials.map(({ candidate }) => candidate);
  for (let deal = 0; deal < deals; deal++) race.deal(candidates);
}

function named({ picks, more }: Course): Pick<Tried, 'picks' | 'more'> {
  return { picks, more: more.map(({ id }) => id) };
}

/** Whether the game could have been won at once, or was lost at once. */
function certainty(decision: Decision, view: View, given: readonly Choice[]): Assessment['sure'] {
  if (!isPurchasing(decision, view)) return null;
  const end = winningEnd(view);
  if (end !== null && !given.some(({ label }) => end.some(({ offers }) => offers.buy.label === label)))
    return 'wins-now';
  const bought =
    given[0]?.verb === 'buy'
      ? view.tops.find(({ offers }) => offers.buy.label === given[0].label)
      : undefined;
  return bought !== undefined && losesAtOnce(bought, view) ? 'loses-now' : null;
}

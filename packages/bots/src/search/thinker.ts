import type { Choice, Decision, View } from '@provincia/engine';
import { type Adviser, type Opinion, plainly, type Weighed } from '../adviser.ts';
import type { KnownPlan } from '../repertoire/known.ts';
import { answer } from './alternatives.ts';
import type { Belief } from './belief.ts';
import { areSame, choosePlan, coursesOf, isOpening, isPurchasing, Mind } from './mind.ts';
import { type Candidate, candidate, type Effort, preferred, type Race } from './race.ts';
import { type Foresight, statedChance } from './stated.ts';

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

/** How far others are trusted to play well. */
const TRUST = 0.5;

/** In the opening it is worth thinking so many times as long. */
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
  readonly #mind: Mind;
  readonly #effort: Effort;

  constructor(plans: readonly KnownPlan[], effort: Effort) {
    this.#mind = new Mind(plans, TRUST);
    this.#effort = effort;
  }

  answer(decision: Decision, view: View): readonly Choice[] {
    return this.#think(decision, view).picks;
  }

  opinion(decision: Decision, view: View): Opinion {
    const { picks, plan, beliefs, tried } = this.#think(decision, view);
    const about = { plan: plan.title, rivals: this.#mind.rivals(beliefs) };
    if (tried === null) return { ...plainly(picks), ...about };
    const { race, chosen, candidates } = tried;
    const foresight = this.#foresee(race, chosen);
    const chance = foresight && statedChance(foresight);
    return { ...plainly(picks, weighed(candidates, turnsOf(chosen))), chance, foresight, ...about };
  }

  #think(decision: Decision, view: View): Thought {
    const { player } = decision;
    const { plans, planned, others } = this.#mind.look(decision, view);
    const { rehearsal } = view;
    if (rehearsal === null || others.every(({ picks, more }) => more.length === 0 && areSame(picks, planned)))
      return { picks: planned, plan: plans[0], beliefs: [], tried: null };
    const beliefs = this.#mind.beliefs(view, player);
    const race = this.#mind.race(view, rehearsal, player, beliefs, this.#effort);
    const budget = this.#budget(decision, view);
    const plan = choosePlan(
      race,
      isPurchasing(decision, view) ? plans : plans.slice(0, 1),
      ({ bot }) => answer(bot(decision, view)),
      budget * PLANS,
    );
    const courses = coursesOf(plan.bot(decision, view), others);
    const candidates = courses.map((course) => candidate(course, plan.bot));
    const chosen = preferred(race.run(candidates, budget * (1 - PLANS)));
    return { picks: chosen.course.picks, plan, beliefs, tried: { race, chosen, candidates } };
  }

  #budget({ kind }: Decision, view: View): number {
    return this.#effort.answers * (isOpening(view) ? LONGER : 1) * (kind === 'phase' ? 1 : QUESTION);
  }

  /** From deals that had no part in the choice: what is chosen because it did best did better than it will. */
  #foresee(race: Race, { course, own }: Candidate): Foresight | null {
    const again = candidate(course, own);
    const until = race.spent + this.#effort.answers * CHANCE;
    while (again.values.length < FEWEST_DEALS || race.spent < until) if (!race.deal([again])) break;
    return again.values.length < FEWEST_DEALS ? null : foresightOf(again, turnsOf(again));
  }
}

function turnsOf({ turns, values }: Candidate): number {
  return turns / values.length;
}

function foresightOf({ won, values }: Candidate, turns: number): Foresight {
  return { share: won / values.length, turns };
}

/** All are stated for a game of the same length: of two that were tried, the one that won more has the better chance. */
function weighed(candidates: readonly Candidate[], turns: number): Weighed[] {
  return candidates
    .filter(({ values }) => values.length > 0)
    .map((one) => ({
      picks: one.course.picks,
      chance: statedChance(foresightOf(one, turns)),
      games: one.values.length,
    }))
    .sort((a, b) => b.games - a.games || b.chance - a.chance);
}

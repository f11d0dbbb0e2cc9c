import type { Bot, Choice, Decision, Kind, View } from '@provincia/engine';
import { type Adviser, type Believed, type Opinion, plainly } from '../adviser.ts';
import { faceIn } from '../judgement/face.ts';
import type { Habit } from '../repertoire/habits.ts';
import type { PlanTitle } from '../plan/title.ts';
import { strategyBot } from '../strategy/bot.ts';
import type { Strategy } from '../strategy/strategy.ts';
import { type Belief, believe } from './belief.ts';
import { closing, isPurchase } from './closing.ts';
import { winningEnd } from './ending.ts';
import { imitation } from './imitation.ts';
import { purchases } from './purchases.ts';
import { otherAnswers } from './questions.ts';
import { type Candidate, candidate, type Effort, preferred, Race } from './race.ts';

/** A plan that is known, as a thinker uses it. */
export interface KnownPlan {
  readonly strategy: Strategy;
  readonly bot: Bot;
  readonly weight: number;
  readonly title: PlanTitle;
  readonly habit: Habit;
}

/**
 * Knows several plans, watches which of them the others follow, and tries out in imagined games what to do and which plan
 * to go on with.
 */
export function thinker(plans: readonly KnownPlan[], effort: Effort): Adviser {
  const mind = new Thinker(plans, effort);
  return (decision, view) => mind.opinion(decision, view);
}

/** The part of the effort that goes into the choice of a plan, and the part that a question inside a card gets. */
const PLANS = 0.3;
const QUESTION = 0.35;

/** A plan that the own deck does not look like, and that is hardly worth a try. */
const UNLIKELY = 0.02;
const MOST_PLANS = 5;

class Thinker {
  readonly #plans: readonly KnownPlan[];
  readonly #effort: Effort;
  readonly #habits: readonly Habit[];
  readonly #weights: readonly number[];
  readonly #named: readonly string[];

  constructor(plans: readonly KnownPlan[], effort: Effort) {
    this.#plans = plans;
    this.#effort = effort;
    this.#habits = plans.map(({ habit }) => habit);
    this.#weights = plans.map(({ weight }) => weight);
    this.#named = [...new Set(plans.flatMap(({ strategy }) => strategy.buy.map(({ card }) => card)))];
  }

  opinion(decision: Decision, view: View): Opinion {
    const seat = decision.player;
    const own = believe(view, seat, this.#habits, this.#weights);
    const ranked = this.#plans.map((_, i) => i).sort((a, b) => own.plans[b] - own.plans[a]);
    const first = this.#plans[ranked[0]];
    const planned = first.bot(decision, view);
    const { rehearsal } = view;
    if (rehearsal === null) return plainly(planned);
    const asks = this.#asks(decision, view, planned);
    if (asks === null) return plainly(planned);
    const beliefs = this.#beliefs(view, seat);
    const race = new Race(view, rehearsal, seat, this.#tables(view, beliefs), this.#effort.milliseconds);
    const budget = decision.kind === 'phase' ? this.#effort.turns : this.#effort.turns * QUESTION;
    let plan = first;
    if (asks === 'purchase') {
      const likely = ranked.filter((i) => own.plans[i] > UNLIKELY || view.turn < 4).slice(0, MOST_PLANS);
      const each = likely.map((i) => candidate([this.#plans[i].bot(decision, view)], this.#plans[i].bot));
      if (each.length > 1) {
        const best = preferred(race.run(each, budget * PLANS));
        plan = this.#plans[likely[each.indexOf(best)]];
      }
    }
    const answers = this.#answers(asks, decision, view, plan);
    if (answers.length < 2) return this.#say(plainly(answers[0]?.[0] ?? planned), plan, beliefs);
    const candidates = answers.map((one) => candidate(one, plan.bot));
    const left = race.run(candidates, budget * (1 - PLANS));
    const chosen = preferred(left);
    return this.#say({ ...plainly(chosen.answers[0], weighed(candidates)) }, plan, beliefs);
  }

  #say(opinion: Opinion, plan: KnownPlan, beliefs: readonly (Belief | null)[]): Opinion {
    const rivals = beliefs.flatMap((belief, seat): Believed[] => {
      if (belief === null) return [];
      const chance = Math.max(belief.unknown, ...belief.plans);
      const at = belief.plans.indexOf(chance);
      return [{ seat, chance, plan: at < 0 ? unknown : this.#plans[at].title }];
    });
    return { ...opinion, plan: plan.title, rivals };
  }

  /** What kind of thought a decision is worth; null if it is none. */
  #asks(decision: Decision, view: View, planned: readonly Choice[]): Asks | null {
    if (decision.kind !== 'phase') return process.env.Q === '1' && decision.max > 0 && decision.choices.length > 0 ? 'question' : null;
    if (view.phase === 'action') {
      const actions = new Set(decision.choices.map(({ label }) => label));
      if (actions.size === 0) return null;
      const isSure = planned.length > 0 && !faceIn(planned[0]).isTerminal;
      return isSure || (planned.length > 0 && actions.size < 2) ? null : 'action';
    }
    return isPurchase(planned) && winningEnd(view) === null ? 'purchase' : null;
  }

  /** What is worth trying, what is planned first. */
  #answers(asks: Asks, decision: Decision, view: View, plan: KnownPlan): readonly Candidate['answers'][] {
    const planned = plan.bot(decision, view);
    const others = this.#others(asks, decision, view);
    const key = (answers: Candidate['answers']) => answers.map(labels).join(';');
    const seen = new Set([key([planned])]);
    const fresh = others.filter((one) => !seen.has(key(one)) && seen.add(key(one)));
    return [[planned], ...fresh];
  }

  #others(asks: Asks, decision: Decision, view: View): readonly Candidate['answers'][] {
    switch (asks) {
      case 'purchase':
        return purchases(
          this.#named.flatMap((pile): Kind[] => {
            const top = view.top(pile);
            return top === null ? [] : [top];
          }),
          view,
        );
      case 'action':
        return decision.choices.map((choice) => [[choice]]);
      case 'question':
        return otherAnswers(decision, view).map((answer) => [answer]);
    }
  }

  #beliefs(view: View, own: number): (Belief | null)[] {
    return Array.from({ length: view.players }, (_, seat) =>
      seat === own ? null : believe(view, seat, this.#habits, this.#weights),
    );
  }

  /** Who sits at the table in each deal: rivals as likely as they are believed to be. */
  #tables(view: View, beliefs: readonly (Belief | null)[]): (deal: number) => Bot[] {
    const strangers = beliefs.map((belief, seat) =>
      belief !== null && belief.unknown > 0.02 ? closing(strategyBot(imitation(view, seat))) : null,
    );
    return (deal) =>
      beliefs.map((belief, seat) => {
        if (belief === null) return this.#plans[0].bot;
        let at = (deal * GOLDEN + seat * 0.37) % 1;
        for (let i = 0; i < belief.plans.length; i++) {
          at -= belief.plans[i];
          if (at < 0) return this.#plans[i].bot;
        }
        return strangers[seat] ?? this.#plans[0].bot;
      });
  }
}

type Asks = 'purchase' | 'action' | 'question';

/** Spreads deals evenly over what is believed, however many there are. */
const GOLDEN = 0.618_033_988_7;

const unknown: PlanTitle = { kind: 'unknown', card: null };

function labels(picks: readonly Choice[]): string {
  return picks.map(({ label }) => label).join(',');
}

function weighed(candidates: readonly Candidate[]): Opinion['weighed'] {
  return candidates
    .filter(({ values }) => values.length > 0)
    .map(({ answers, won, values }) => ({
      picks: answers[0],
      chance: won / values.length,
      games: values.length,
    }))
    .sort((a, b) => b.games - a.games || b.chance - a.chance);
}

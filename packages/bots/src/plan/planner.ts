import type { Bot } from '@provincia/engine';
import { forColonies } from '../colonies.ts';
import { closing } from '../search/closing.ts';
import { strategyBot } from '../strategy/bot.ts';
import { shippedFor, shippedStrategy } from '../strategy/shipped.ts';
import type { Strategy } from '../strategy/strategy.ts';
import { archetypes } from './archetypes.ts';
import { diceOf } from './chance.ts';
import { Heats } from './heats.ts';
import { cross, mutate } from './mutate.ts';
import { type Plan, strategyOf } from './plan.ts';
import type { Runner } from './runner.ts';
import { seedOf, Track } from './track.ts';

interface Challenger extends Runner {
  readonly plan: Plan;
}

interface StrategyRunner extends Runner {
  readonly id: string;
}

const PARENTS = 10;
const CHILDREN = 16;
/** Strategies that have done well against Big Money and then play each other. */
const FINALISTS = 4;
const FIRST_ROUNDS = 4;
/** Rounds in which a challenger has to show that it is better than the champion. */
const FINAL = 60;
const BETTER = 0.02;
const WORSE = 0.03;

/**
 * Finds good plans for a kingdom by letting them play against each other and against the strategies that come with the
 * program. The seeds are fixed: what is found depends on the kingdom and the number of games alone.
 */
export class Planner {
  readonly #kingdom: readonly string[];
  readonly #track: Track;
  readonly #heats: Heats;
  readonly #chance = diceOf(seedOf(1));
  /** Always one to measure up to. */
  readonly #strategy: StrategyRunner;
  #parents: readonly Challenger[];
  #champion: Challenger;
  #former: Challenger | null = null;

  constructor(kingdom: readonly string[], players: number) {
    this.#kingdom = [...kingdom].sort();
    this.#track = new Track(this.#kingdom, players);
    this.#heats = new Heats(this.#track, FIRST_ROUNDS);
    const good = this.#heats.best(
      shippedFor(this.#kingdom).map((id) => runnerOf(id, this.#kingdom)),
      [runnerOf('big-money-ultimate', this.#kingdom).bot],
      FINALISTS,
    );
    [this.#strategy] = this.#heats.best(
      good.map(({ id }) => runnerOf(id, this.#kingdom)),
      good.map(({ bot }) => bot),
      1,
    );
    const first = archetypes(this.#kingdom).map((plan) => runnerWith(plan, this.#kingdom));
    this.#parents = this.#heats.best(first, [this.#strategy.bot], PARENTS);
    this.#champion = this.#parents[0];
  }

  /** The best plan so far. */
  get plan(): Plan {
    return this.#champion.plan;
  }

  /** The best of the strategies that somebody wrote, by its id. */
  get strategy(): string {
    return this.#strategy.id;
  }

  /** How many games have been played. */
  get games(): number {
    return this.#track.games;
  }

  /** Goes on looking until so many games have been played in all. */
  improve(games: number): void {
    while (this.#track.games < games) this.#breed();
  }

  /** Changes the best plans and lets what comes of it run with them. */
  #breed(): void {
    const children = Array.from({ length: CHILDREN }, () => runnerWith(this.#child(), this.#kingdom));
    const again = this.#parents.map(({ plan }) => runnerWith(plan, this.#kingdom));
    this.#parents = this.#heats.best([...children, ...again], this.#rivals, PARENTS);
    const [challenger] = this.#parents;
    if (challenger.plan !== this.#champion.plan && this.#isBetter(challenger)) {
      this.#former = this.#champion;
      this.#champion = challenger;
    }
  }

  #child(): Plan {
    const parent = () => this.#parents[this.#chance(this.#parents.length)].plan;
    const plan = this.#chance(4) === 0 ? cross(parent(), parent(), this.#chance) : parent();
    return mutate(plan, this.#kingdom, this.#chance);
  }

  get #rivals(): readonly Bot[] {
    const rivals = [this.#strategy, this.#champion, ...(this.#former === null ? [] : [this.#former])];
    return rivals.map(({ bot }) => bot);
  }

  /** Few games flatter: it has to win against the champion, and do no worse than it against the strategy. */
  #isBetter(challenger: Runner): boolean {
    const from = this.#heats.nextSeed(FINAL);
    const score = (one: Runner, other: Runner) => this.#track.value(one.bot, other.bot, FINAL, from);
    if (score(challenger, this.#champion) < 0.5 + BETTER) return false;
    return score(challenger, this.#strategy) > score(this.#champion, this.#strategy) - WORSE;
  }
}

function runnerWith(plan: Plan, kingdom: readonly string[]): Challenger {
  const bot = closing(strategyBot(forColonies(strategyOf(plan), kingdom)));
  return { plan, bot, rounds: 0, score: 0 };
}

function runnerOf(id: string, kingdom: readonly string[]): StrategyRunner {
  const bot = strategyBot(forColonies(shippedStrategy(id) as Strategy, kingdom));
  return { id, bot, rounds: 0, score: 0 };
}

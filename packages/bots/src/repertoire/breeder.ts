import { forColonies } from '../colonies.ts';
import type { PhaseBot } from '../phase-bot.ts';
import { diceOf, placeAt } from '../plan/chance.ts';
import { Heats } from '../plan/heats.ts';
import { hopefully, meanOf, type Runner, surely } from '../plan/runner.ts';
import { seedOf, Track } from '../plan/track.ts';
import { closing } from '../search/closing.ts';
import { strategyBot } from '../strategy/bot.ts';
import { shippedStrategy } from '../strategy/shipped.ts';
import type { Strategy } from '../strategy/strategy.ts';
import { joinedBy, type Member, MOST, settled } from './members.ts';
import { inTurns, type Opponent } from './opponents.ts';
import { Pruning } from './pruning.ts';
import { seedsFor } from './seeds.ts';
import { cross, vary } from './variation.ts';

/** Somebody who wants to become one of the repertoire. */
interface Challenger extends Runner {
  readonly strategy: Strategy;
  readonly bot: PhaseBot;
}

/** Strategies that are bred among themselves, the best first. */
interface Tribe {
  parents: readonly Challenger[];
}

const PARENTS = 4;
const CHILDREN = 16;
/** The children of a generation that can become parents. */
const GROWN = 4;
/** Where most changes change nothing, a generation is smaller: no more children than so many are looked at for it. */
const BORN = 3 * CHILDREN;
/** Rounds at the beginning of a race. */
const FIRST_ROUNDS = 2;
/** So many rounds have to show that somebody is better than the mixture. Few show soon enough that somebody is not. */
const FINAL = 100;
const FEW = 10;
const BETTER = 0.01;
/** Rounds that parents play on in each generation, the new ones among them: who was only lucky falls back. */
const AGAIN = 4;
/** Rounds after which a line that has brought nothing is taken for one that never will. */
const PRACTICE = 12;
/** Rounds that count on when the mixture has changed. */
const REMEMBERED = 8;
/** How much more often better tribes breed. */
const EAGER = 12;

/**
 * Breeds a repertoire for a kingdom. Strategies of different sorts are bred in tribes of their own; whoever does better than
 * the mixture that nobody in the repertoire can exploit joins it, and the mixture is worked out anew. The seeds are fixed:
 * what comes of it depends on the kingdom, what was known of it before and the number of answers alone.
 */
export class Breeder {
  readonly #kingdom: readonly string[];
  readonly #track: Track;
  readonly #heats: Heats;
  readonly #chance = diceOf(seedOf(1));
  readonly #tribes: readonly Tribe[];
  /** Where it is settled who is played: games there are no part of the search. */
  readonly #court: Track;
  #members: readonly Member[] = [];
  #settled: readonly Member[] | null = null;
  /** Those whose lines all bring something. */
  readonly #lean = new WeakSet<Strategy>();

  /** With strategies that are known already it goes on from them: they are of the repertoire until others take their places. */
  constructor(kingdom: readonly string[], players: number, known: readonly Strategy[] = []) {
    this.#kingdom = [...kingdom].sort();
    this.#track = new Track(this.#kingdom, players);
    this.#court = new Track(this.#kingdom, players);
    this.#heats = new Heats(this.#track, FIRST_ROUNDS);
    const usual = shippedStrategy('big-money-ultimate') as Strategy;
    const { bot: money } = runnerWith(forColonies(usual, this.#kingdom));
    const sorts = seedsFor(this.#kingdom).map((sort) =>
      this.#heats.best(sort.map(runnerWith), [money], PARENTS),
    );
    const field = sorts.map(([best]) => best.bot);
    const tribes = sorts.map((sort) => this.#heats.best(sort.map(anew), field, PARENTS));
    const best = tribes.map(([first]) => first).sort((a, b) => meanOf(b) - meanOf(a));
    const familiar = known.map(runnerWith);
    for (const one of [...familiar, ...best.slice(0, MOST)]) this.#add(one);
    this.#tribes = [familiar, ...tribes]
      .filter((parents) => parents.length > 0)
      .map((parents) => ({ parents: parents.map(anew) }));
    for (const tribe of this.#tribes) {
      this.#run(tribe.parents, inTurns(this.#members), REMEMBERED);
      tribe.parents = bestOf(tribe.parents, PARENTS);
    }
  }

  get members(): readonly Member[] {
    this.#settled ??= settled(this.#members, this.#court);
    return this.#settled;
  }

  get games(): number {
    return this.#track.games + this.#court.games;
  }

  /**
   * Goes on until so many answers have been given in all, or so many games played: games of engines take many times as long
   * as those of money.
   */
  improve(answers: number, games = Number.POSITIVE_INFINITY): void {
    while (this.#track.answered < answers && this.#track.games < games) this.#breed(this.#drawTribe());
  }

  /** One of the tribes; those that do better come more often. */
  #drawTribe(): Tribe {
    const likely = this.#tribes.map(({ parents }) => Math.exp((meanOf(parents[0]) - 0.5) * EAGER));
    const total = likely.reduce((sum, one) => sum + one, 0);
    const place = placeAt((this.#chance(10_000) / 10_000) * total, likely);
    return this.#tribes[place < 0 ? likely.length - 1 : place];
  }

  /** Children race each other before the best of them meet their parents, of whom more is known. */
  #breed(tribe: Tribe): void {
    const opponent = inTurns(this.#members);
    const all = [...tribe.parents, ...this.#grown(this.#litter(tribe, opponent), opponent)];
    const from = this.#heats.nextSeed(AGAIN);
    const got = all.map((one) => this.#runFrom(from, one, opponent, AGAIN).join());
    // Who gets exactly the same in the same games plays alike, and the first of them is known best.
    const different = all.filter((_, i) => got.indexOf(got[i]) === i);
    const [leader, ...others] = bestOf(different, PARENTS);
    const challenger = this.#pruned(leader, opponent);
    tribe.parents = [challenger, ...others];
    if (this.#members.some(({ strategy }) => strategy === challenger.strategy)) return;
    while (challenger.rounds < FINAL && hopefully(challenger) >= 0.5 + BETTER)
      this.#run([challenger], opponent, FEW);
    tribe.parents = bestOf(tribe.parents, PARENTS);
    if (challenger.rounds < FINAL || meanOf(challenger) < 0.5 + BETTER) return;
    this.#add(challenger);
    for (const each of this.#tribes) each.parents = each.parents.map(fading);
  }

  /**
   * Children that do something else than their parents and each other. Many changes change nothing: such a child would get as
   * much as its parent, more than most that do change something, and take the place of one that is better.
   */
  #litter(tribe: Tribe, opponent: Opponent): Challenger[] {
    const from = this.#heats.nextSeed(FIRST_ROUNDS);
    const seen = new Set<string>();
    const isNew = (runner: Challenger) => {
      const got = this.#runFrom(from, runner, opponent, FIRST_ROUNDS).join();
      return !seen.has(got) && seen.add(got);
    };
    tribe.parents.forEach(isNew);
    const children: Challenger[] = [];
    for (let born = 0; born < BORN && children.length < CHILDREN; born++) {
      const child = runnerWith(this.#child(tribe));
      if (isNew(child)) children.push(child);
    }
    return children;
  }

  /** The same without lines that bring nothing: to change them would change nothing either. */
  #pruned(runner: Challenger, opponent: Opponent): Challenger {
    const { strategy, bot } = runner;
    if (this.#lean.has(strategy)) return runner;
    const pruning = new Pruning(strategy, bot);
    const watched = { ...runner, bot: pruning.bot };
    this.#run([watched], opponent, PRACTICE);
    const { rounds, score } = watched;
    const { pruned } = pruning;
    this.#lean.add(pruned);
    return { ...(pruned === strategy ? runner : runnerWith(pruned)), rounds, score };
  }

  #child({ parents }: Tribe): Strategy {
    const parent = () => parents[this.#chance(parents.length)].strategy;
    const anybody = () => this.#members[this.#chance(this.#members.length)].strategy;
    const strategy = this.#chance(5) === 0 ? cross(parent(), anybody(), this.#chance) : parent();
    return vary(strategy, this.#kingdom, this.#chance);
  }

  /** Successive halving, after the first rounds. */
  #grown(children: readonly Challenger[], opponent: Opponent): readonly Challenger[] {
    let left = children;
    for (let rounds = 2 * FIRST_ROUNDS; left.length > GROWN; rounds *= 2) {
      left = bestOf(left, Math.max(GROWN, Math.ceil(left.length / 2)));
      this.#run(left, opponent, rounds);
    }
    return left;
  }

  /** Everybody plays so many rounds, with the same seeds before the same opponents. */
  #run(runners: readonly Challenger[], opponent: Opponent, rounds: number): void {
    const from = this.#heats.nextSeed(rounds);
    for (const runner of runners) this.#runFrom(from, runner, opponent, rounds);
  }

  /** What somebody got in each round. */
  #runFrom(from: number, runner: Challenger, opponent: Opponent, rounds: number): number[] {
    const got: number[] = [];
    for (let seed = from; seed < from + rounds; seed++)
      got.push(this.#track.value(runner.bot, opponent(seed), 1, seed));
    runner.score += got.reduce((sum, one) => sum + one);
    runner.rounds += rounds;
    return got;
  }

  #add({ strategy, bot }: Challenger): void {
    this.#members = joinedBy(this.#members, strategy, bot, this.#track);
    this.#settled = null;
  }
}

function bestOf(runners: readonly Challenger[], wanted: number): Challenger[] {
  return [...runners].sort((a, b) => surely(b) - surely(a)).slice(0, wanted);
}

function runnerWith(strategy: Strategy): Challenger {
  return { strategy, bot: closing(strategyBot(strategy)), rounds: 0, score: 0 };
}

function anew({ strategy, bot }: Challenger): Challenger {
  return { strategy, bot, rounds: 0, score: 0 };
}

/** Against another mixture what it did before counts for less. */
function fading(runner: Challenger): Challenger {
  const rounds = Math.min(runner.rounds, REMEMBERED);
  return { ...runner, rounds, score: meanOf(runner) * rounds };
}

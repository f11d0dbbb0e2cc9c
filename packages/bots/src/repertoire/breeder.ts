import type { Bot } from '@provincia/engine';
import { diceOf, placeAt } from '../plan/chance.ts';
import { Heats, meanOf, type Runner } from '../plan/heats.ts';
import { seedOf, Track } from '../plan/track.ts';
import { closing } from '../search/closing.ts';
import { strategyBot } from '../strategy/bot.ts';
import { shippedStrategy } from '../strategy/shipped.ts';
import type { Strategy } from '../strategy/strategy.ts';
import { dot, mixtureOf } from './mixture.ts';
import { seedsFor } from './seeds.ts';
import { cross, vary } from './variation.ts';

/** Somebody who wants to become one of the repertoire. */
interface Challenger extends Runner {
  readonly strategy: Strategy;
}

/** One of the repertoire, with its share of the mixture and its results against the others, in their order. */
export interface Member {
  readonly strategy: Strategy;
  readonly bot: Bot;
  readonly weight: number;
  readonly results: readonly number[];
}

/** Strategies that are bred among themselves, the best first. */
interface Tribe {
  parents: readonly Challenger[];
  /** What the best of them got against the mixture when it was last tried. */
  value: number;
}

/** The most that a repertoire has. */
const MOST = 8;
const PARENTS = 4;
const CHILDREN = 9;
const FIRST_ROUNDS = 2;
/** Rounds in which a challenger has to show that it is better than the mixture, and for each result of the table. */
const FINAL = 100;
const TABLE = 60;
/** The table has the same deals for all: who plays alike has the same results. */
const TABLE_SEEDS = 1_000_000;
const BETTER = 0.01;

/** Below this against the mixture nobody is worth knowing. */
const POOR = 0.2;

/** Whoever has about the same results against everybody is the same to everybody. */
const ALIKE = 0.03;

/**
 * Breeds a repertoire for a kingdom. Strategies of different sorts are bred in tribes of their own; whoever does better than
 * the mixture that nobody in the repertoire can exploit joins it, and the mixture is worked out anew. The seeds are fixed:
 * what comes of it depends on the kingdom and the number of answers alone.
 */
export class Breeder {
  readonly #kingdom: readonly string[];
  readonly #track: Track;
  readonly #heats: Heats;
  readonly #chance = diceOf(seedOf(1));
  readonly #tribes: readonly Tribe[];
  #members: readonly Member[] = [];

  constructor(kingdom: readonly string[], players: number) {
    this.#kingdom = [...kingdom].sort();
    this.#track = new Track(this.#kingdom, players);
    this.#heats = new Heats(this.#track, FIRST_ROUNDS);
    const { bot: money } = runnerWith(shippedStrategy('big-money-ultimate') as Strategy);
    const sorts = seedsFor(this.#kingdom).map((sort) =>
      this.#heats.best(sort.map(runnerWith), [money], PARENTS),
    );
    const rivals = sorts.map(([best]) => best.bot).slice(0, RIVALS);
    this.#tribes = sorts.map((sort) => {
      const parents = this.#heats.best(sort.map(anew), rivals, PARENTS);
      return { parents, value: meanOf(parents[0]) };
    });
    const best = this.#tribes.map(({ parents }) => parents[0]).sort((a, b) => meanOf(b) - meanOf(a));
    for (const { strategy, bot } of best.slice(0, MOST)) this.#add(strategy, bot);
  }

  get members(): readonly Member[] {
    return this.#members;
  }

  get games(): number {
    return this.#track.games;
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
    const likely = this.#tribes.map(({ value }) => Math.exp((value - 0.5) * EAGER));
    return this.#tribes[this.#drawn(likely)];
  }

  #breed(tribe: Tribe): void {
    const children = Array.from({ length: CHILDREN }, () => runnerWith(this.#child(tribe)));
    const mixture = this.#members.map(({ weight }) => weight);
    const rivals = Array.from({ length: RIVALS }, () => this.#members[this.#drawn(mixture)].bot);
    tribe.parents = this.#heats.best([...children, ...tribe.parents], rivals, PARENTS);
    const [challenger] = tribe.parents;
    tribe.value = meanOf(challenger);
    if (tribe.value < 0.5 || this.#members.some(({ strategy }) => strategy === challenger.strategy)) return;
    if (this.#againstMixture(challenger.bot) < 0.5 + BETTER) return;
    this.#add(challenger.strategy, challenger.bot);
    // Against another mixture what they did before counts for little.
    for (const each of this.#tribes) each.parents = each.parents.map(anew);
  }

  #child({ parents }: Tribe): Strategy {
    const parent = () => parents[this.#chance(parents.length)].strategy;
    const anybody = () => this.#members[this.#chance(this.#members.length)].strategy;
    const strategy = this.#chance(5) === 0 ? cross(parent(), anybody(), this.#chance) : parent();
    return vary(strategy, this.#kingdom, this.#chance);
  }

  /** A place in a list, as likely as it says there. */
  #drawn(likely: readonly number[]): number {
    const total = likely.reduce((sum, one) => sum + one, 0);
    const place = placeAt((this.#chance(10_000) / 10_000) * total, likely);
    return place < 0 ? likely.length - 1 : place;
  }

  /** What somebody gets against the mixture. */
  #againstMixture(bot: Bot): number {
    const from = this.#heats.nextSeed(FINAL);
    let sum = 0;
    let weights = 0;
    for (const member of this.#members) {
      if (member.weight < LITTLE) continue;
      const rounds = Math.max(FEWEST, Math.round(FINAL * member.weight));
      sum += member.weight * this.#track.value(bot, member.bot, rounds, from);
      weights += member.weight;
    }
    return sum / weights;
  }

  #add(strategy: Strategy, bot: Bot): void {
    const results = this.#members.map((member) => this.#track.value(bot, member.bot, TABLE, TABLE_SEEDS));
    const before = this.#members.map((member, i) => ({
      ...member,
      results: [...member.results, 1 - results[i]],
    }));
    this.#members = mixed([...before, { strategy, bot, weight: 0, results: [...results, 0.5] }]);
    while (this.#members.length > 1) {
      const left = this.#leftOut();
      if (left === null) return;
      this.#members = mixed(without(this.#members, left));
    }
  }

  /** The place of somebody whom the repertoire can do without: like another, poor, or one too many. */
  #leftOut(): number | null {
    const members = this.#members;
    const mixture = members.map(({ weight }) => weight);
    const values = members.map(({ results }) => dot(results, mixture));
    const worth = (i: number) => members[i].weight + values[i];
    for (let i = 0; i < members.length; i++)
      for (let j = 0; j < i; j++) if (areAlike(members[i], members[j])) return worth(i) < worth(j) ? i : j;
    const worst = members.reduce((least, _, i) => (worth(i) < worth(least) ? i : least), 0);
    return members.length > MOST || (values[worst] < POOR && members.length > LEAST) ? worst : null;
  }
}

/** Against so many of the mixture children are tried. */
const RIVALS = 3;

/** How much more often better tribes breed. */
const EAGER = 12;

/** Too little to be worth playing against. */
const LITTLE = 0.03;
const FEWEST = 8;

/** Fewer are not worth being called a repertoire, however poor the rest is. */
const LEAST = 3;

function areAlike(one: Member, other: Member): boolean {
  return one.results.every((result, i) => Math.abs(result - other.results[i]) < ALIKE);
}

function without(members: readonly Member[], place: number): Member[] {
  return members
    .toSpliced(place, 1)
    .map((member) => ({ ...member, results: member.results.toSpliced(place, 1) }));
}

/** The same with the shares that nobody of them can exploit. */
function mixed(members: readonly Member[]): Member[] {
  const mixture = mixtureOf(members.map(({ results }) => results));
  return members.map((member, i) => ({ ...member, weight: mixture[i] }));
}

function runnerWith(strategy: Strategy): Challenger {
  return { strategy, bot: closing(strategyBot(strategy)), rounds: 0, score: 0 };
}

function anew({ strategy, bot }: Challenger): Challenger {
  return { strategy, bot, rounds: 0, score: 0 };
}

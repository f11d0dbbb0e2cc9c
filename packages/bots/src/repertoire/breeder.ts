import { type Bot, Random } from '@provincia/engine';
import { seedOf, Track } from '../plan/track.ts';
import { closing } from '../search/closing.ts';
import { strategyBot } from '../strategy/bot.ts';
import type { Strategy } from '../strategy/strategy.ts';
import { dot, mixtureOf } from './mixture.ts';
import { seedsFor } from './seeds.ts';
import { type Chance, cross, vary } from './variation.ts';

/** Somebody in the race, and what came of the rounds it has played. */
interface Runner {
  readonly strategy: Strategy;
  readonly bot: Bot;
  rounds: number;
  score: number;
}

/** One of the repertoire, with its share of the mixture and its results against the others, in their order. */
export interface Member {
  readonly strategy: Strategy;
  readonly bot: Bot;
  weight: number;
  readonly results: number[];
}

/** The most that a repertoire has. */
const MOST = 8;
const FOUNDERS = 5;
const PARENTS = 8;
const CHILDREN = 20;
const FIRST_ROUNDS = 4;
/** Rounds in which a challenger has to show that it is better than the mixture, and for each result of the table. */
const FINAL = 60;
const TABLE = 60;
const BETTER = 0.012;

/**
 * Breeds a repertoire for a kingdom. Strategies play each other; whoever does better than the mixture that nobody in the
 * repertoire can exploit joins it, and the mixture is worked out anew. The seeds are fixed: what comes of it depends on
 * the kingdom and the number of games alone.
 */
export class Breeder {
  readonly #kingdom: readonly string[];
  readonly #track: Track;
  readonly #chance = dice();
  readonly #members: Member[] = [];
  #parents: readonly Runner[];
  #seed = 0;

  constructor(kingdom: readonly string[], players: number) {
    this.#kingdom = [...kingdom].sort();
    this.#track = new Track(this.#kingdom, players);
    const seeds = seedsFor(this.#kingdom).map(runnerWith);
    const money = runnerWith(seedsFor([])[0]);
    const good = this.#best(seeds, [money.bot], FOUNDERS * 4);
    this.#parents = this.#best(
      good.map(anew),
      good.slice(0, 4).map(({ bot }) => bot),
      PARENTS,
    );
    for (const { strategy, bot } of this.#parents.slice(0, FOUNDERS)) this.#add(strategy, bot);
  }

  get members(): readonly Member[] {
    return this.#members;
  }

  get games(): number {
    return this.#track.games;
  }

  /** Goes on until so many games have been played in all. */
  improve(games: number): void {
    while (this.#track.games < games) this.#breed();
  }

  #breed(): void {
    const children = Array.from({ length: CHILDREN }, () => runnerWith(this.#child()));
    const rivals = this.#drawRivals();
    this.#parents = this.#best([...children, ...this.#parents.map(anew)], rivals, PARENTS);
    const [challenger] = this.#parents;
    if (this.#members.some(({ strategy }) => strategy === challenger.strategy)) return;
    if (this.#againstMixture(challenger.bot) > 0.5 + BETTER) this.#add(challenger.strategy, challenger.bot);
  }

  #child(): Strategy {
    const parent = () => {
      const fromMembers = this.#chance(2) === 0;
      const from = fromMembers ? this.#members : this.#parents;
      return from[this.#chance(from.length)].strategy;
    };
    const strategy = this.#chance(5) === 0 ? cross(parent(), parent(), this.#chance) : parent();
    return vary(strategy, this.#kingdom, this.#chance);
  }

  /** A few opponents, as likely as the mixture plays them. */
  #drawRivals(): Bot[] {
    return [0.2, 0.5, 0.8].map((place) => {
      let at = (place + this.#chance(1000) / 1000) % 1;
      for (const { weight, bot } of this.#members) {
        at -= weight;
        if (at < 0) return bot;
      }
      return this.#members[0].bot;
    });
  }

  /** What somebody gets against the mixture. */
  #againstMixture(bot: Bot): number {
    const from = this.#nextSeed(FINAL);
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
    const from = this.#nextSeed(TABLE);
    const results = this.#members.map((member) => this.#track.value(bot, member.bot, TABLE, from));
    for (let i = 0; i < results.length; i++) this.#members[i].results.push(1 - results[i]);
    this.#members.push({ strategy, bot, weight: 0, results: [...results, 0.5] });
    this.#mix();
    if (this.#members.length > MOST) this.#drop();
  }

  #mix(): void {
    const mixture = mixtureOf(this.#members.map(({ results }) => results));
    for (let i = 0; i < mixture.length; i++) this.#members[i].weight = mixture[i];
  }

  /** Whoever is played least, and of those who are not played at all the one that does worst. */
  #drop(): void {
    const mixture = this.#members.map(({ weight }) => weight);
    const worth = this.#members.map(({ weight, results }) => weight + 0.2 * dot(results, mixture));
    const worst = worth.indexOf(Math.min(...worth));
    this.#members.splice(worst, 1);
    for (const { results } of this.#members) results.splice(worst, 1);
    this.#mix();
  }

  /** Successive halving: all run a little, the better half twice as far, until as many are left as are wanted. */
  #best(runners: readonly Runner[], rivals: readonly Bot[], wanted: number): Runner[] {
    let left = [...runners];
    for (let rounds = FIRST_ROUNDS; ; rounds *= 2) {
      const from = this.#nextSeed(rounds);
      for (const runner of left) {
        for (const bot of rivals) runner.score += rounds * this.#track.value(runner.bot, bot, rounds, from);
        runner.rounds += rounds * rivals.length;
      }
      left.sort((a, b) => b.score / b.rounds - a.score / a.rounds);
      if (left.length <= wanted) return left;
      left = left.slice(0, Math.max(wanted, Math.ceil(left.length / 2)));
    }
  }

  #nextSeed(rounds: number): number {
    const from = this.#seed;
    this.#seed += rounds;
    return from;
  }
}

/** Too little to be worth playing against. */
const LITTLE = 0.03;
const FEWEST = 8;

function dice(): Chance {
  const random = new Random(seedOf(1));
  let used = 0;
  return (n) => random.at(used++) % n;
}

function runnerWith(strategy: Strategy): Runner {
  return { strategy, bot: closing(strategyBot(strategy)), rounds: 0, score: 0 };
}

function anew({ strategy, bot }: Runner): Runner {
  return { strategy, bot, rounds: 0, score: 0 };
}

import { library } from '@provincia/cards';
import { type Bot, Simulation } from '@provincia/engine';
import { strategyBot } from './strategy/bot.ts';
import { shippedStrategies } from './strategy/shipped.ts';
import type { Strategy } from './strategy/strategy.ts';

/** Makes a bot for a seat of a game with this kingdom and so many players. */
export type Level = (kingdom: readonly string[], players: number) => Bot;

/** The levels that a seat can name, the weakest first. What one of them finds out about a kingdom it keeps. */
export function makeLevels(): ReadonlyMap<string, Level> {
  const race = new Race(shippedStrategies());
  return new Map<string, Level>([
    ['easy', () => strategyBot(race.bigMoney)],
    ['normal', (kingdom, players) => strategyBot(race.winner(kingdom, players))],
  ]);
}

/** Games of each against Big Money when two play, and of those who come off best against each other. */
const HEATS = 24;
const FINALISTS = 3;
const FINALS = 10;

/** A short race of strategies on a kingdom. The seeds are fixed: the same kingdom has the same winner every time. */
class Race {
  readonly bigMoney: Strategy;
  readonly #strategies: readonly Strategy[];
  readonly #winners = new Map<string, Strategy>();

  constructor(strategies: ReadonlyMap<string, Strategy>) {
    this.#strategies = [...strategies.values()];
    this.bigMoney = strategies.get('big-money') as Strategy;
  }

  winner(kingdom: readonly string[], players: number): Strategy {
    const key = [players, ...[...kingdom].sort()].join();
    let winner = this.#winners.get(key);
    if (winner === undefined) {
      winner = this.#run(kingdom, players);
      this.#winners.set(key, winner);
    }
    return winner;
  }

  #run(kingdom: readonly string[], players: number): Strategy {
    const track = new Track(kingdom, players);
    const fitting = this.#strategies.filter(({ piles }) => piles.every((pile) => kingdom.includes(pile)));
    const heats = fitting
      .map((strategy) => ({ strategy, score: track.score(strategy, this.bigMoney, HEATS) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, FINALISTS);
    const finals = heats.map(({ strategy, score }) => {
      const others = heats.filter((other) => other.strategy !== strategy);
      return {
        strategy,
        score: others.reduce((sum, other) => sum + track.score(strategy, other.strategy, FINALS), score),
      };
    });
    return finals.sort((a, b) => b.score - a.score)[0].strategy;
  }
}

/** Where one strategy plays against tables full of another. */
class Track {
  readonly #simulation: Simulation;
  readonly #players: number;

  constructor(kingdom: readonly string[], players: number) {
    this.#simulation = new Simulation(library, { players, kingdom });
    this.#players = players;
  }

  /** The share of the games that `one` wins against `other`s, sitting at each place equally often. */
  score(one: Strategy, other: Strategy, duels: number): number {
    // A game of more players takes longer: there are as many fewer.
    const games = Math.ceil((duels * 2) / this.#players ** 2) * this.#players;
    const bots = new Array<Bot>(this.#players).fill(strategyBot(other));
    const runner = strategyBot(one);
    let won = 0;
    for (let game = 0; game < games; game++) {
      const seat = game % this.#players;
      const { winners } = this.#simulation.play(seedOf(game), bots.with(seat, runner), 0);
      if (winners.includes(seat)) won += 1 / winners.length;
    }
    return won / games;
  }
}

function seedOf(game: number): string {
  return game.toString(16).padStart(32, '0');
}

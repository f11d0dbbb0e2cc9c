import { library } from '@provincia/cards';
import { type Bot, Simulation } from '@provincia/engine';
import { shapeOf } from '../kingdom.ts';
import { type PhaseBot, phaseBot } from '../phase-bot.ts';
import { drawSeed } from '../plan/track.ts';

/** A game goes on for longer, but by then a deck tells what it is. */
const TURNS = 24;
const GAMES = 40;
const KINDS = library.kinds.length;

/** How the deck of somebody who follows a plan looks at the beginning of each turn: of each kind so many, give or take. */
export class Habit {
  readonly #sums = new Float32Array(TURNS * KINDS);
  readonly #squares = new Float32Array(TURNS * KINDS);
  readonly #seen = new Float32Array(TURNS);

  /** Takes a deck into account. */
  note(turn: number, counts: Readonly<Uint16Array>): void {
    const at = placeOf(turn);
    this.#seen[at]++;
    for (let kind = 0; kind < KINDS; kind++) {
      const count = counts[kind];
      if (count === 0) continue;
      this.#sums[at * KINDS + kind] += count;
      this.#squares[at * KINDS + kind] += count * count;
    }
  }

  /** How many of a kind there are at the beginning of that turn, on the average. */
  mean(turn: number, kind: number): number {
    const at = this.#at(turn);
    return this.#sums[at * KINDS + kind] / this.#seen[at];
  }

  variance(turn: number, kind: number): number {
    const at = this.#at(turn);
    const mean = this.#sums[at * KINDS + kind] / this.#seen[at];
    return this.#squares[at * KINDS + kind] / this.#seen[at] - mean * mean;
  }

  /** Some plans end the game before others: the last turn that was often seen stands for those after it. */
  #at(turn: number): number {
    let at = placeOf(turn);
    while (at > 0 && this.#seen[at] < GAMES / 4) at--;
    return at;
  }
}

function placeOf(turn: number): number {
  return Math.min(Math.max(turn, 1), TURNS) - 1;
}

/** The habits of those who follow these plans, from games in which each of them sits between the others. */
export function habitsOf(bots: readonly PhaseBot[], kingdom: readonly string[], players: number): Habit[] {
  const simulation = new Simulation(library, shapeOf([...kingdom].sort(), players), TURNS + 6);
  const seed = new Uint16Array(8);
  return bots.map((bot, plan) => {
    const habit = new Habit();
    const watched = watching(bot, habit);
    for (let game = 0; game < GAMES; game++) {
      drawSeed(seed, game);
      const table: Bot[] = Array.from(
        { length: players },
        (_, seat) => bots[(plan + game + seat) % bots.length],
      );
      simulation.play(seed, table.with(game % players, watched), 0);
    }
    return habit;
  });
}

/** The same bot, but its deck is noted once a turn. */
function watching(bot: PhaseBot, habit: Habit): Bot {
  let noted = 0;
  return phaseBot((view, hasTreasures) => {
    if (view.turn !== noted) {
      noted = view.turn;
      habit.note(noted, view.counts);
    }
    return bot.inPhase(view, hasTreasures);
  }, bot);
}

import { library } from '@provincia/cards';
import { type Bot, Simulation } from '@provincia/engine';
import { BareTable } from './bare.ts';
import { moneyBot } from './bots.ts';
import { type Kingdom, seedOf } from './kingdoms.ts';

/** Two players of Big Money, told apart by how many Smithies they buy. Seat 0 begins every game. */
export interface Match {
  readonly name: string;
  readonly kingdom: Kingdom;
  readonly smithies: readonly [number, number];
  /** Whether the two change seats after every game. */
  readonly alternating: boolean;
}

/** What is written down of every game: who won (2 is a tie), then points and turns of both seats. */
const COLUMNS = 5;
export const TIE = 2;

/** The results of the games from number `from` on, one line of bytes each. */
export class Results {
  readonly from: number;
  readonly seeds: readonly string[];
  readonly #lines: Uint8Array;

  constructor(from: number, games: number) {
    this.from = from;
    this.seeds = Array.from({ length: games }, (_, i) => seedOf(from + i));
    this.#lines = new Uint8Array(games * COLUMNS);
  }

  write(
    game: number,
    winner: number,
    points0: number,
    points1: number,
    turns0: number,
    turns1: number,
  ): void {
    const lines = this.#lines;
    const at = game * COLUMNS;
    lines[at] = winner;
    lines[at + 1] = points0;
    lines[at + 2] = points1;
    lines[at + 3] = turns0;
    lines[at + 4] = turns1;
  }

  read(game: number): { winner: number; points: [number, number]; turns: [number, number] } {
    const [winner, points0, points1, turns0, turns1] = this.#lines.subarray(
      game * COLUMNS,
      (game + 1) * COLUMNS,
    );
    return { winner, points: [points0, points1], turns: [turns0, turns1] };
  }

  /** The first game whose line is another one here and there; -1 if all are the same. */
  differsAt(other: Results): number {
    const at = this.#lines.findIndex((byte, i) => byte !== other.#lines[i]);
    return at < 0 ? -1 : Math.floor(at / COLUMNS);
  }
}

/** Plays all games of `results` and writes them down there. */
export type Contender = (results: Results) => void;

/** The match through the rules engine, the players as bots that see decisions and views only. */
export function throughEngine({ kingdom, smithies, alternating }: Match): Contender {
  const simulation = new Simulation(library, { players: 2, kingdom });
  const bots: readonly Bot[] = smithies.map(moneyBot);
  const swapped = alternating ? [...bots].reverse() : bots;
  return (results) => {
    const { seeds, from } = results;
    for (let game = 0; game < seeds.length; game++) {
      const { winners, points, turns } = simulation.play(
        seeds[game],
        (from + game) % 2 === 0 ? bots : swapped,
        0,
      );
      const winner = winners.length > 1 ? TIE : winners[0];
      results.write(game, winner, points[0], points[1], turns[0], turns[1]);
    }
  };
}

/** The same match through the bare loop. */
export function throughBareLoop({ smithies, alternating }: Match): Contender {
  const table = new BareTable();
  const swapped: readonly [number, number] = alternating ? [smithies[1], smithies[0]] : smithies;
  return (results) => {
    const { seeds, from } = results;
    const [a, b] = table.seats;
    for (let game = 0; game < seeds.length; game++) {
      table.play(seeds[game], (from + game) % 2 === 0 ? smithies : swapped);
      results.write(game, table.winner, a.points, b.points, a.turns, b.turns);
    }
  };
}

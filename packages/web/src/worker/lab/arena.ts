import {
  asBot,
  type Level,
  makeLevels,
  parseStrategy,
  type Strategy,
  shippedStrategies,
  strategyBot,
} from '@provincia/bots';
import { library } from '@provincia/cards';
import { type Bot, type Outcome, Simulation } from '@provincia/engine';
import { RunChance } from './chance.ts';
import { addCount, type Contestant, emptyTally, type Match, type Score, type Tally } from './match.ts';

/** Where the games of one match are played. */
export class Arena {
  readonly #chance: RunChance;
  readonly #simulation: Simulation;
  readonly #bots: readonly Bot[];

  constructor({ players, kingdom, seed }: Match) {
    this.#chance = new RunChance(seed);
    this.#simulation = new Simulation(library, { players: players.length, kingdom });
    this.#bots = players.map((player) => botOf(player, kingdom));
  }

  /** Plays the games with the numbers from `from` up to, but not including, `to`. */
  play(from: number, to: number): Tally {
    const tally = emptyTally();
    for (let game = from; game < to; game++) {
      const seats = game % 2 === 0 ? [0, 1] : [1, 0];
      const bots = seats.map((player) => this.#bots[player]);
      count(tally, this.#simulation.play(this.#chance.seedOf(game), bots, 0), seats);
    }
    return tally;
  }
}

/** `seats` says which player sat in each seat; seat 0 began. */
function count(tally: Tally, outcome: Outcome, seats: readonly number[]): void {
  const { winners, points, turns, finished, byProvinces } = outcome;
  tally.games++;
  if (!finished) tally.brokenOff++;
  else if (byProvinces) tally.byProvinces++;
  else tally.byPiles++;
  if (winners.includes(0)) tally.firstWins++;
  for (const [seat, player] of seats.entries()) countSeat(tally.players[player], outcome, seat);
  addCount(tally.margins, points[seats.indexOf(0)] - points[seats.indexOf(1)], 1);
  addCount(tally.lengths, Math.max(...turns), 1);
}

function countSeat(score: Score, { winners, points, turns }: Outcome, seat: number): void {
  if (!winners.includes(seat)) score.losses++;
  else if (winners.length > 1) score.ties++;
  else score.wins++;
  score.points += points[seat];
  score.turns += turns[seat];
}

let levels: ReadonlyMap<string, Level> | null = null;

function botOf(contestant: Contestant, kingdom: readonly string[]): Bot {
  if ('id' in contestant) return strategyBot(shippedStrategies().get(contestant.id) as Strategy);
  if ('level' in contestant) {
    levels ??= makeLevels();
    return asBot((levels.get(contestant.level) as Level)(kingdom, 2));
  }
  const parsed = parseStrategy(contestant.text, 'strategy');
  if (!parsed.ok) throw new RangeError(parsed.problem.message);
  return strategyBot(parsed.value);
}

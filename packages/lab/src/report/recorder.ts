import { library } from '@provincia/cards';
import type { Bot, Outcome, View } from '@provincia/engine';
import {
  emptyStatistics,
  type Frequencies,
  type PlayerStatistics,
  type Result,
  type Results,
  type Statistics,
} from './statistics.ts';

/** What is noted of one seat until its game is over. */
interface Seat {
  player: number;
  view: View | null;
  /** The turn it is in, and the most coins it had in it. */
  turn: number;
  coins: number;
  split: number[];
  opening: string[];
  readonly bought: Map<string, number>;
}

/** The pile that each card is bought from; of a mixed one it is all the same which card lay on top. */
const pileOf = new Map(library.piles.flatMap((pile) => pile.kinds.map((kind) => [kind.id, pile.id])));
const OPENING_TURNS = 2;

/**
 * Takes notes of games from what the bots see and answer:
 *
 *     const recorder = new Recorder(2);
 *     const bots = strategies.map((bot) => recorder.watch(bot));
 *     recorder.begin([1, 0], first); // the second strategy sits in seat 0
 *     recorder.end(simulation.play(seed, [bots[1], bots[0]], first));
 *     const statistics = recorder.collect();
 */
export class Recorder {
  readonly #players: number;
  #statistics: Statistics;
  #seats: Seat[] = [];
  /** All cards of the games; they are of one kingdom. */
  #cards: readonly string[] = [];
  #first = 0;

  /** For so many strategies. */
  constructor(players: number) {
    this.#players = players;
    this.#statistics = emptyStatistics(players);
  }

  /** The same bot, watched; it may sit in any seat of any game of this recorder. */
  watch(bot: Bot): Bot {
    return (decision, view) => {
      if (decision.kind !== 'phase') return bot(decision, view);
      const seat = this.#seats[decision.player];
      this.#look(seat, view);
      const picks = bot(decision, view);
      const pick = picks.at(0);
      const pile = pick?.verb === 'buy' ? pileOf.get(pick.card) : undefined;
      if (pile !== undefined) this.#note(seat, pile);
      return picks;
    };
  }

  /** Before each game: which strategy sits in each seat, and which seat begins. */
  begin(seating: readonly number[], first: number): void {
    this.#first = first;
    this.#seats = seating.map((player) => ({
      player,
      view: null,
      turn: 0,
      coins: 0,
      split: [],
      opening: [],
      bought: new Map(),
    }));
  }

  /** After each game, before another one is played at the same table. */
  end(outcome: Outcome): void {
    this.#statistics.games++;
    for (let seat = 0; seat < this.#seats.length; seat++) this.#conclude(seat, outcome);
  }

  /** The statistics of the games since the last time. */
  collect(): Statistics {
    const statistics = this.#statistics;
    this.#statistics = emptyStatistics(this.#players);
    return statistics;
  }

  #look(seat: Seat, view: View): void {
    const { turn, coins } = view;
    if (turn !== seat.turn) {
      this.#endTurn(seat);
      seat.view = view;
      seat.turn = turn;
      seat.coins = 0;
      const { points, money } = this.#of(seat);
      count(inTurn(points, turn), view.points(view.seat as number));
      count(inTurn(money, turn), view.money);
      if (turn <= OPENING_TURNS) seat.split.push(treasureIn(view));
    }
    if (coins > seat.coins) seat.coins = coins;
  }

  #endTurn(seat: Seat): void {
    if (seat.turn > 0) count(inTurn(this.#of(seat).coins, seat.turn), seat.coins);
  }

  #note(seat: Seat, pile: string): void {
    count(inTurn(this.#of(seat).bought, seat.turn), pile);
    seat.bought.set(pile, (seat.bought.get(pile) ?? 0) + 1);
    if (seat.turn <= OPENING_TURNS) seat.opening.push(pile);
  }

  #conclude(place: number, { points, turns, winners, byProvinces, finished }: Outcome): void {
    const seat = this.#seats[place];
    this.#endTurn(seat);
    const result: keyof Result = !winners.includes(place) ? 'lost' : winners.length > 1 ? 'tied' : 'won';
    const { finalPoints, turns: ownTurns, margin, results, byBought, deck } = this.#of(seat);
    count(finalPoints, points[place]);
    count(ownTurns, turns[place]);
    count(margin, points[place] - Math.max(...points.filter((_, other) => other !== place)));
    const seats = this.#seats.length;
    resultOf(results.place, 1 + ((place - this.#first + seats) % seats))[result]++;
    resultOf(results.length, Math.max(...turns))[result]++;
    resultOf(results.ending, !finished ? 'unfinished' : byProvinces ? 'provinces' : 'piles')[result]++;
    resultOf(results.split, seat.split.join('/'))[result]++;
    resultOf(results.opening, seat.opening.sort().join('/'))[result]++;
    for (const [card, times] of seat.bought) {
      byBought[card] ??= {};
      resultOf(byBought[card], times)[result]++;
    }
    if (seat.view !== null) this.#countDeck(seat.view, deck, result);
  }

  #countDeck(view: View, deck: Results, result: keyof Result): void {
    if (this.#cards.length === 0) this.#cards = cardsAround(view);
    for (const card of this.#cards) {
      const copies = view.owned(card);
      if (copies > 0) resultOf(deck, card)[result] += copies;
    }
  }

  #of(seat: Seat): PlayerStatistics {
    return this.#statistics.players[seat.player];
  }
}

function count(frequencies: Frequencies, value: number | string): void {
  frequencies[value] = (frequencies[value] ?? 0) + 1;
}

function inTurn(byTurn: Record<string, Frequencies>, turn: number): Frequencies {
  byTurn[turn] ??= {};
  return byTurn[turn];
}

function resultOf(results: Results, key: number | string): Result {
  results[key] ??= { won: 0, tied: 0, lost: 0 };
  return results[key];
}

function treasureIn(view: View): number {
  let coins = 0;
  for (const kind of view.hand) if (kind.isTreasure) coins += kind.coins;
  return coins;
}

/** Every card that somebody in this game may come to own. */
function cardsAround(view: View): string[] {
  const piles = view.toJSON().supply.map(({ pile }) => library.findPile(pile)?.kinds ?? []);
  return [...piles.flat(), ...library.shelters].map(({ id }) => id);
}

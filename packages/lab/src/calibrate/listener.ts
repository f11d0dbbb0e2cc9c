import type { Level } from '@provincia/bots';
import type { Outcome } from '@provincia/engine';
import { addPosition, emptyReliability, type Reliability } from './reliability.ts';

/** What was stated in a seat until its game is over. */
interface Seat {
  /** The turn of the last note. */
  turn: number;
  readonly chances: number[];
}

/** Listens to the chances that a level states while it plays, and compares them with what comes of the games. */
export class Listener {
  readonly #name: string;
  #reliability = emptyReliability();
  readonly #seats = new Map<number, Seat>();

  /** The level goes by this name. */
  constructor(name: string) {
    this.#name = name;
  }

  /** The same levels, of which the one is listened to, in whichever seats it sits. */
  among(levels: ReadonlyMap<string, Level>): ReadonlyMap<string, Level> {
    const level = levels.get(this.#name);
    return level === undefined ? levels : new Map(levels).set(this.#name, this.#heard(level));
  }

  /** Before each game. */
  begin(): void {
    this.#seats.clear();
  }

  /** After each game, before another one is played. */
  end({ winners }: Outcome): void {
    for (const [seat, { chances }] of this.#seats) {
      const result = winners.includes(seat) ? (winners.length > 1 ? 0.5 : 1) : 0;
      for (const chance of chances) addPosition(this.#reliability, chance, result);
    }
  }

  /** What came of the games since the last time. */
  collect(): Reliability {
    const reliability = this.#reliability;
    this.#reliability = emptyReliability();
    return reliability;
  }

  #heard(level: Level): Level {
    return (kingdom, players) => {
      const adviser = level(kingdom, players);
      return (decision, view) => {
        const opinion = adviser(decision, view);
        if (opinion.chance !== null) this.#note(decision.player, view.turn, opinion.chance);
        return opinion;
      };
    };
  }

  /** One in a turn: the positions of a turn are nearly the same. */
  #note(player: number, turn: number, chance: number): void {
    const seat = this.#seats.get(player) ?? { turn: -1, chances: [] };
    this.#seats.set(player, seat);
    if (seat.turn === turn) return;
    seat.turn = turn;
    seat.chances.push(chance);
  }
}

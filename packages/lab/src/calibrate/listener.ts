import { advised, asBot, type Foresight, type Level, type Opinion } from '@provincia/bots';
import { cares, coachFor } from '@provincia/coach';
import type { Bot, Decision, Outcome, View } from '@provincia/engine';
import { planCache } from '../input/plan-cache.ts';
import { addForesight, addPosition, emptyReliability, type Reliability } from './reliability.ts';

/** Whose chances are listened to. */
export interface Stated {
  /** The level that plays. */
  readonly level: string;
  /** Whether it is the coach who states them, for the seats of that level, and not the level itself. */
  readonly byCoach: boolean;
}

/** What was stated in a seat until its game is over. */
interface Seat {
  /** The turn of the last note. */
  turn: number;
  readonly notes: Note[];
}

/** What is stated, and what it was made of. */
type Chance = Pick<Opinion, 'chance' | 'foresight'>;

interface Note {
  readonly chance: number;
  readonly foresight: Foresight | null;
  /** By how many points the seat was ahead. */
  readonly lead: number;
}

/** Listens to the chances that a level states while it plays, and compares them with what comes of the games. */
export class Listener {
  readonly #name: string;
  readonly #byCoach: boolean;
  #reliability = emptyReliability();
  readonly #seats = new Map<number, Seat>();

  constructor({ level, byCoach }: Stated) {
    this.#name = level;
    this.#byCoach = byCoach;
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
    for (const [seat, { notes }] of this.#seats) {
      const result = winners.includes(seat) ? (winners.length > 1 ? 0.5 : 1) : 0;
      for (const { chance, foresight, lead } of notes) {
        addPosition(this.#reliability, chance, result, lead);
        if (foresight !== null) addForesight(this.#reliability, foresight, result);
      }
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
      const bot = asBot(adviser);
      const chanceOf = this.#byCoach ? coachsChance(kingdom, players) : null;
      const heard: Bot = (decision, view) => {
        if (!this.#isNew(decision.player, view)) return bot(decision, view);
        const opinion = adviser(decision, view);
        this.#note(decision.player, view, chanceOf === null ? opinion : chanceOf(decision, view));
        return opinion.picks;
      };
      return advised(Object.assign(heard, { rehearses: bot.rehearses === true }));
    };
  }

  /** One in a turn is noted: the positions of a turn are nearly the same. */
  #isNew(player: number, { turn }: View): boolean {
    return this.#seats.get(player)?.turn !== turn;
  }

  #note(player: number, { turn, lead }: View, { chance, foresight }: Chance): void {
    if (chance === null) return;
    const seat = this.#seats.get(player) ?? { turn, notes: [] };
    this.#seats.set(player, seat);
    seat.turn = turn;
    seat.notes.push({ chance, foresight, lead });
  }
}

/** The chance of whoever is asked, as the coach states it at a first look. */
function coachsChance(
  kingdom: readonly string[],
  players: number,
): (decision: Decision, view: View) => Chance {
  const { assessor } = coachFor(planCache, kingdom, players, cares.first);
  return (decision, view) => ({
    chance: assessor.outlook(decision, view)?.chances[decision.player] ?? null,
    foresight: null,
  });
}

type Picks = readonly string[];

/** What is kept of one answer. */
export interface Answered {
  readonly seat: number;
  readonly byBot: boolean;
  /** Whether somebody learned something from it. */
  readonly told: boolean;
  /** How many events there were before it. */
  readonly since: number;
}

/** As it is written down. */
export interface SavedAnswers {
  readonly picks: readonly Picks[];
  readonly marks: readonly number[];
  readonly since: readonly number[];
}

const BY_BOT = 1;
const TOLD = 2;
const SEAT = 4;

/** The answers of a game that count. In lists of numbers, because a server keeps thousands of games at hand. */
export class PlayedAnswers {
  readonly #picks: Picks[];
  readonly #marks: number[];
  readonly #since: number[];

  constructor({ picks, marks, since }: SavedAnswers = { picks: [], marks: [], since: [] }) {
    this.#picks = picks.map(shared);
    this.#marks = [...marks];
    this.#since = [...since];
  }

  copy(): PlayedAnswers {
    return new PlayedAnswers(this.save());
  }

  save(): SavedAnswers {
    return { picks: this.#picks, marks: this.#marks, since: this.#since };
  }

  get length(): number {
    return this.#picks.length;
  }

  get picks(): readonly Picks[] {
    return this.#picks;
  }

  at(place: number): Answered {
    const mark = this.#marks[place];
    return {
      seat: Math.floor(mark / SEAT),
      byBot: (mark & BY_BOT) !== 0,
      told: (mark & TOLD) !== 0,
      since: this.#since[place],
    };
  }

  push(picks: Picks, { seat, byBot, told, since }: Answered): void {
    this.#picks.push(shared(picks));
    this.#marks.push(seat * SEAT + (byBot ? BY_BOT : 0) + (told ? TOLD : 0));
    this.#since.push(since);
  }

  /** The place of the last answer that a person in this seat gave; -1 if there is none. */
  lastOf(seat: number): number {
    return this.#marks.findLastIndex((mark) => (mark & BY_BOT) === 0 && Math.floor(mark / SEAT) === seat);
  }

  /** Forgets all from this place on. Whether somebody had learned something from any of them. */
  cut(place: number): boolean {
    const told = this.#marks.slice(place).some((mark) => (mark & TOLD) !== 0);
    for (const list of [this.#picks, this.#marks, this.#since]) list.length = place;
    return told;
  }
}

const none: Picks = [];
/** Most answers are one label, and there are not many labels. */
const singles = new Map<string, Picks>();

function shared(picks: Picks): Picks {
  if (picks.length === 0) return none;
  if (picks.length > 1) return picks;
  const known = singles.get(picks[0]);
  if (known !== undefined) return known;
  singles.set(picks[0], picks);
  return picks;
}

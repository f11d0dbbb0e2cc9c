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
}

const BY_BOT = 1;
const TOLD = 2;
const SEAT = 4;
/** There are at most eight seats. */
const SINCE = 32;

/** The answers of a game that count. In two lists, because a server keeps thousands of games at hand. */
export class PlayedAnswers {
  readonly #picks: Picks[];
  /** For each answer all else that is kept of it, in one number. */
  readonly #marks: number[];

  constructor({ picks, marks }: SavedAnswers = { picks: [], marks: [] }) {
    this.#picks = picks.map(shared);
    this.#marks = [...marks];
  }

  save(): SavedAnswers {
    return { picks: this.#picks, marks: this.#marks };
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
      seat: seatOf(mark),
      byBot: (mark & BY_BOT) !== 0,
      told: (mark & TOLD) !== 0,
      since: Math.floor(mark / SINCE),
    };
  }

  push(picks: Picks, { seat, byBot, told, since }: Answered): void {
    this.#picks.push(shared(picks));
    this.#marks.push(since * SINCE + seat * SEAT + (told ? TOLD : 0) + (byBot ? BY_BOT : 0));
  }

  /** The place of the last answer that a person in this seat gave; -1 if there is none. */
  lastOf(seat: number): number {
    return this.#marks.findLastIndex((mark) => (mark & BY_BOT) === 0 && seatOf(mark) === seat);
  }

  /** Forgets all from this place on. Whether somebody had learned something from any of them. */
  cut(place: number): boolean {
    const told = this.#marks.slice(place).some((mark) => (mark & TOLD) !== 0);
    for (const list of [this.#picks, this.#marks]) list.length = place;
    return told;
  }
}

function seatOf(mark: number): number {
  return Math.floor((mark % SINCE) / SEAT);
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

import { library } from '@provincia/cards';
import {
  checkAnswer,
  Game,
  type GameEvent,
  type OpenDecision,
  type Outcome,
  type Problem,
  type Setup,
} from '@provincia/engine';
import type { Clock, TableEvent } from '@provincia/protocol';
import { Clocks } from './clocks.ts';
import type { Entry } from './entry.ts';
import { tellSomething } from './telling.ts';

/** The level that plays for people who are away. */
const STAND_IN = 'normal';

/** What a course starts from. */
export interface CourseStart {
  readonly setup: Setup;
  /** For each seat the level of its bot, or null for a person. */
  readonly levels: readonly (string | null)[];
  readonly clock: Clock | null;
  readonly startedAt: number;
}

export type CourseEvent = GameEvent | TableEvent;

interface Played {
  readonly seat: number;
  readonly picks: readonly string[];
  readonly byBot: boolean;
  /** How many events there were before it. */
  readonly since: number;
  readonly told: boolean;
}

interface UndoRequest {
  readonly seat: number;
  readonly waitingFor: readonly number[];
}

/** The course of a game at a table: its log, folded. Nothing in here waits or knows the time. */
export class Course {
  readonly start: CourseStart;
  /** How many entries it has; the number that the next one gets. */
  n = 0;
  /** How many events there were. */
  events = 0;
  /** Who wants to take back and whose consent is missing. */
  request: UndoRequest | null = null;
  readonly clocks: Clocks | null;
  /** Since when the seat that is asked has been thinking. */
  askedAt: number;
  #game: Game;
  #played: Played[] = [];
  readonly #away: boolean[];
  readonly #resigned: boolean[];

  /** A new game and its first events. */
  static begin(start: CourseStart): { course: Course; events: readonly GameEvent[] } {
    const begun = Game.start(library, start.setup);
    if (!begun.ok) throw new RangeError(begun.problem.message);
    const { game, events } = begun.value;
    const clocks = start.clock && new Clocks(start.clock, start.levels.length);
    const course = new Course(start, game, clocks);
    course.#count(events);
    return { course, events };
  }

  private constructor(start: CourseStart, game: Game, clocks: Clocks | null) {
    this.start = start;
    this.#game = game;
    this.clocks = clocks;
    this.askedAt = start.startedAt;
    this.#away = start.levels.map(() => false);
    this.#resigned = start.levels.map(() => false);
  }

  /** An independent copy. Entries are tried in a copy until they are stored, so that nobody sees them too early. */
  fork(): Course {
    const game = Game.resume(this.#game.save(), this.#game.table);
    const fork = new Course(this.start, game, this.clocks?.copy() ?? null);
    fork.n = this.n;
    fork.events = this.events;
    fork.request = this.request;
    fork.askedAt = this.askedAt;
    fork.#played = [...this.#played];
    for (const seat of this.start.levels.keys()) {
      fork.#away[seat] = this.#away[seat];
      fork.#resigned[seat] = this.#resigned[seat];
    }
    return fork;
  }

  get game(): Game {
    return this.#game;
  }

  get answers(): readonly (readonly string[])[] {
    return this.#played.map(({ picks }) => picks);
  }

  /** Also when nobody is left to play against: bots do not go on among themselves. */
  get over(): boolean {
    return this.#game.decision === null || (this.#resigned.includes(true) && this.#isGivenUp());
  }

  /** What is asked now; null once it is over. */
  get decision(): OpenDecision | null {
    return this.over ? null : this.#game.decision;
  }

  isAway(seat: number): boolean {
    return this.#away[seat];
  }

  hasResigned(seat: number): boolean {
    return this.#resigned[seat];
  }

  /** Whether a bot plays for the person who sits there. */
  isLeftToBot(seat: number): boolean {
    return this.#away[seat] || this.#resigned[seat];
  }

  /** The level that answers for a seat; null if a person does. */
  botOf(seat: number): string | null {
    const { levels } = this.start;
    return levels[seat] ?? (this.isLeftToBot(seat) ? STAND_IN : null);
  }

  /** When something has to happen by itself: a bot's answer, the end of somebody's time, the results. */
  get dueAt(): number | null {
    const { decision, clocks } = this;
    if (decision === null) return this.askedAt;
    if (this.botOf(decision.player) !== null) return this.askedAt;
    return clocks === null ? null : this.askedAt + clocks.left[decision.player];
  }

  /** How a person in this seat can take back their last answer. */
  undoOf(seat: number): 'free' | 'ask' | null {
    const last = this.#lastOf(seat);
    if (last < 0 || this.over || this.botOf(seat) !== null) return null;
    const free = last === this.#played.length - 1 && !this.#played[last].told;
    return free || this.#others(seat).length === 0 ? 'free' : 'ask';
  }

  /** Why an entry cannot be written down now; null if it can. */
  problemWith(entry: Entry): Problem | null {
    if (this.over) return { code: 'over', message: 'The game is over.' };
    const decision = this.#game.decision as OpenDecision;
    switch (entry.kind) {
      case 'answer':
        return this.isLeftToBot(entry.seat)
          ? { code: 'bot-plays', message: 'A bot plays for this seat now.' }
          : checkAnswer(decision, entry.seat, { index: decision.index, picks: entry.picks });
      case 'undo':
        return this.undoOf(entry.seat) === 'free'
          ? null
          : { code: 'no-undo', message: 'There is nothing to take back, or the others have to agree.' };
      case 'ask-undo':
        return this.undoOf(entry.seat) === 'ask' && this.request === null
          ? null
          : { code: 'no-undo', message: 'There is nothing to ask for.' };
      case 'allow-undo':
      case 'refuse-undo':
        return this.request?.waitingFor.includes(entry.seat)
          ? null
          : { code: 'no-request', message: 'Nobody waits for your consent.' };
      case 'stand-in':
        return decision.player === entry.seat && this.botOf(entry.seat) === null
          ? null
          : { code: 'not-asked', message: 'The game does not wait for this seat.' };
      case 'back':
        return this.#away[entry.seat] && !this.#resigned[entry.seat]
          ? null
          : { code: 'not-away', message: 'Nobody plays for this seat.' };
      case 'resign':
        return this.#resigned[entry.seat]
          ? { code: 'resigned', message: 'This seat has resigned already.' }
          : null;
      case 'bots':
        return this.botOf(decision.player) === null
          ? { code: 'not-a-bot', message: 'A person is asked.' }
          : null;
    }
  }

  /** Applies an entry of the log and returns its events. */
  apply(entry: Entry, at: number): readonly CourseEvent[] {
    this.#spendTime(at);
    this.n++;
    switch (entry.kind) {
      case 'answer':
        this.request = null;
        return this.#answer(entry.picks, false);
      case 'bots':
        return entry.answers.flatMap((picks) => this.#answer(picks, true));
      case 'undo':
        return this.#undo(entry.seat);
      case 'ask-undo':
        return this.#askUndo(entry.seat);
      case 'allow-undo':
        return this.#allowUndo(entry.seat);
      case 'refuse-undo':
        this.request = null;
        return this.#count([{ type: 'undo-refused', player: entry.seat }]);
      case 'resign':
        this.#resigned[entry.seat] = true;
        this.request = null;
        return this.#count([{ type: entry.why === 'time' ? 'out-of-time' : 'resigned', player: entry.seat }]);
      case 'stand-in':
        this.#away[entry.seat] = true;
        this.request = null;
        return this.#count([{ type: 'stand-in', player: entry.seat }]);
      case 'back':
        this.#away[entry.seat] = false;
        return this.#count([{ type: 'back', player: entry.seat }]);
    }
  }

  /** Points, turns and winners. Those who have resigned cannot win. */
  get outcome(): Outcome {
    const outcome = this.#game.outcome;
    const { points, turns } = outcome;
    const remaining = this.#remaining();
    if (remaining.length === points.length) return outcome;
    const most = Math.max(...remaining.map((seat) => points[seat]));
    const best = remaining.filter((seat) => points[seat] === most);
    const fewest = Math.min(...best.map((seat) => turns[seat]));
    return { ...outcome, winners: best.filter((seat) => turns[seat] === fewest) };
  }

  #answer(picks: readonly string[], byBot: boolean): readonly GameEvent[] {
    const { player: seat, index } = this.#game.decision as OpenDecision;
    const result = this.#game.answer(seat, { index, picks });
    if (!result.ok) throw new RangeError(`the log has an answer that is none: ${result.problem.message}`);
    this.#played.push({ seat, picks, byBot, since: this.events, told: tellSomething(result.value) });
    return this.#count(result.value);
  }

  #undo(seat: number): readonly TableEvent[] {
    const last = this.#lastOf(seat);
    const undone = this.#played.splice(last);
    const replayed = Game.replay(library, this.start.setup, this.answers);
    if (!replayed.ok) throw new RangeError(replayed.problem.message);
    this.#game = replayed.value;
    this.request = null;
    return this.#count([
      { type: 'undo', player: seat, since: undone[0].since, told: undone.some(({ told }) => told) },
    ]);
  }

  #askUndo(seat: number): readonly TableEvent[] {
    this.request = { seat, waitingFor: this.#others(seat) };
    return this.#count([{ type: 'undo-asked', player: seat }]);
  }

  #allowUndo(seat: number): readonly TableEvent[] {
    const request = this.request as UndoRequest;
    const waitingFor = request.waitingFor.filter((other) => other !== seat);
    if (waitingFor.length === 0) return this.#undo(request.seat);
    this.request = { ...request, waitingFor };
    return [];
  }

  /** The last answer that a person in this seat gave. */
  #lastOf(seat: number): number {
    return this.#played.findLastIndex((played) => played.seat === seat && !played.byBot);
  }

  /** The other people who are there. */
  #others(seat: number): number[] {
    return this.start.levels.flatMap((_, other) =>
      other !== seat && this.botOf(other) === null ? [other] : [],
    );
  }

  #remaining(): number[] {
    return this.#resigned.flatMap((resigned, seat) => (resigned ? [] : [seat]));
  }

  #isGivenUp(): boolean {
    const remaining = this.#remaining();
    const isBot = (seat: number) => this.start.levels[seat] !== null;
    return remaining.length === 1 || remaining.every(isBot);
  }

  #spendTime(at: number): void {
    const asked = this.decision?.player;
    if (asked !== undefined && this.botOf(asked) === null) this.clocks?.spend(asked, at - this.askedAt);
    this.askedAt = at;
  }

  #count<E extends CourseEvent>(events: readonly E[]): readonly E[] {
    this.events += events.length;
    for (const event of events) if (event.type === 'turn') this.clocks?.add(event.player, event.turn);
    return events;
  }
}

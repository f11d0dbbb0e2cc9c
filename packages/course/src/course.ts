import { library } from '@provincia/cards';
import {
  Game,
  type GameEvent,
  type OpenDecision,
  type Outcome,
  type SavedGame,
  type Setup,
} from '@provincia/engine';
import type { TableEvent } from '@provincia/protocol';
import { Ahead } from './ahead.ts';
import { Attendance } from './attendance.ts';
import { Checkpoints } from './checkpoints.ts';
import { Clocks } from './clocks.ts';
import type { Entry } from './entry.ts';
import { GivenHints } from './hints.ts';
import { Knowledge } from './knowledge.ts';
import { MOST_ANSWERS, MOST_ENTRIES, MOST_STEPS, MOST_UNDOS } from './limits.ts';
import { outcomeAmong } from './outcome.ts';
import { PlayedAnswers } from './played.ts';
import { type Base, type CourseStart, newborn, type SavedCourse, type UndoRequest } from './saved-course.ts';

export type CourseEvent = GameEvent | TableEvent;

/** A game by what `Game.replay` needs. */
interface Recipe {
  readonly setup: Setup;
  readonly answers: readonly (readonly string[])[];
  /** Where these answers begin, if that is not the deal. */
  readonly from?: SavedGame;
}

/** The course of a game at a table: its log, folded. Nothing in here waits or knows the time. */
export class Course {
  readonly start: CourseStart;
  /** From where it can be played again, if other rules have taken it over; null if from the deal. */
  readonly base: Base | null;
  /** How many entries it has; the number that the next one gets. */
  n: number;
  /** The number that an answer has to name. Hints and answers in advance leave it as it is, as they leave the question. */
  seq: number;
  /** How many events there were. */
  events: number;
  /** Who wants to undo and whose consent is missing. */
  request: UndoRequest | null;
  readonly clocks: Clocks | null;
  readonly hints: GivenHints;
  readonly ahead: Ahead;
  readonly attendance: Attendance;
  /** Since when the seat that is asked has been thinking. */
  askedAt: number;
  /** The number of entries after which the game came to wait for that seat: it tells one wait from the next. */
  waitingSince: number;
  #game: Game;
  #steps: number;
  readonly #played: PlayedAnswers;
  readonly #checkpoints: Checkpoints;
  readonly #undos: number[];

  /** A new game and its first events. */
  static begin(start: CourseStart): { course: Course; events: readonly GameEvent[] } {
    const begun = Game.start(library, start.setup);
    if (!begun.ok) throw new RangeError(begun.problem.message);
    const { game, events } = begun.value;
    const course = new Course(newborn(start), game, new Checkpoints(start.setup, null));
    course.#count(events);
    return { course, events };
  }

  /** A course that was saved. */
  static restore(saved: SavedCourse): Course {
    const restored = Game.restore(library, saved.game);
    if (!restored.ok) throw new RangeError(restored.problem.message);
    return new Course(saved, restored.value, new Checkpoints(saved.start.setup, saved.base));
  }

  private constructor(saved: Omit<SavedCourse, 'game'>, game: Game, checkpoints: Checkpoints) {
    const { start } = saved;
    this.start = start;
    this.base = saved.base;
    this.n = saved.n;
    this.seq = saved.seq;
    this.events = saved.events;
    this.request = saved.request;
    this.clocks = start.clock && saved.clocks && new Clocks(start.clock, saved.clocks);
    this.hints = new GivenHints(saved.hints);
    this.ahead = new Ahead(saved.ahead);
    this.attendance = new Attendance(start.levels, saved.away, saved.resigned);
    this.askedAt = saved.askedAt;
    this.waitingSince = saved.waitingSince;
    this.#game = game;
    this.#steps = saved.steps;
    this.#played = new PlayedAnswers(saved.played);
    this.#checkpoints = checkpoints;
    this.#undos = [...saved.undos];
  }

  /** An independent copy. Entries are tried in a copy until they are stored, so that nobody sees them too early. */
  fork(): Course {
    const saved = this.save();
    return new Course(saved, Game.resume(saved.game, this.#game), this.#checkpoints.copy());
  }

  /** To keep it in less room, or elsewhere. It shares lists with the course, which goes on. */
  save(): SavedCourse {
    const { start, n, seq, events, request, askedAt, waitingSince } = this;
    return {
      start,
      n,
      seq,
      events,
      request,
      clocks: this.clocks?.save() ?? null,
      hints: this.hints.save(),
      ahead: this.ahead.save(),
      askedAt,
      waitingSince,
      steps: this.#steps,
      undos: this.#undos,
      away: this.attendance.away,
      resigned: this.attendance.resigned,
      game: this.#game.save(),
      played: this.#played.save(),
      base: this.base,
    };
  }

  /** How it stood after so many of its answers, whoever gave them, and what the last of these brought about. */
  after(step: number): { course: Course; events: readonly CourseEvent[] } {
    if (step === 0) return Course.begin(this.start);
    const course = this.before(step - 1);
    const events = course.apply({ kind: 'bots', answers: [this.answers[step - 1]] }, this.start.startedAt);
    return { course, events };
  }

  /** How it stood before the answer with this number. */
  before(step: number): Course {
    const { start, base } = this;
    const saved = { ...newborn(start), base, n: step, seq: step, events: this.eventsBefore(step) };
    return new Course(saved, this.#gameAfter(step), this.#checkpoints.copy());
  }

  /** How many events there were before it, those that were undone included. */
  eventsBefore(step: number): number {
    return step < this.#played.length ? this.#played.at(step).since : this.events;
  }

  get game(): Game {
    return this.#game;
  }

  /** What somebody elsewhere has to know to have the game as it stands. */
  get recipe(): Recipe {
    const { base, answers } = this;
    const { setup } = this.#game;
    return base === null
      ? { setup, answers }
      : { setup, answers: answers.slice(base.answers), from: base.game };
  }

  /** Those that count. */
  get answers(): readonly (readonly string[])[] {
    return this.#played.picks;
  }

  /** Also when nobody is left to play against. */
  get over(): boolean {
    return this.#game.decision === null || this.#isTooLong || this.attendance.isGivenUp;
  }

  get #isTooLong(): boolean {
    return this.#played.length >= MOST_ANSWERS;
  }

  /** The game as it stood after so many of its answers. */
  #gameAfter(count: number): Game {
    return this.#checkpoints.gameAfter(count, this.answers, this.#game);
  }

  /** What is asked now; null once it is over. */
  get decision(): OpenDecision | null {
    return this.over ? null : this.#game.decision;
  }

  /** Whether a bot gave this answer, be it for somebody who was away. */
  isByBot(step: number): boolean {
    return this.#played.at(step).byBot;
  }

  /** Whether the person who sits there has given an answer that counts. */
  hasAnswered(seat: number): boolean {
    return this.#played.lastOf(seat) >= 0;
  }

  /** The seat of the person whom the game waits for; null while a bot is asked, and once it is over. */
  get waitsFor(): number | null {
    const { decision } = this;
    return decision === null || this.attendance.botOf(decision.player) !== null ? null : decision.player;
  }

  /** What the person who is asked has left as an answer to this in advance; null if they have to be asked. */
  get answerAhead(): readonly string[] | null {
    const { decision, waitsFor } = this;
    if (decision === null || waitsFor === null) return null;
    return this.ahead.answerTo(decision, this.#played.length, () => this.#game.view(waitsFor).toJSON());
  }

  /** The seat of the person who has to be asked: the server has no answer of theirs. */
  get awaits(): number | null {
    return this.answerAhead === null ? this.waitsFor : null;
  }

  /** When something has to happen by itself: an answer of a bot or in advance, the end of somebody's time, the results. */
  get dueAt(): number | null {
    const { waitsFor, clocks } = this;
    if (waitsFor === null || this.answerAhead !== null) return this.askedAt;
    return clocks === null ? null : this.askedAt + clocks.left[waitsFor] + clocks.patience;
  }

  /**
   * How a person in this seat can undo their last answer. Alone with bots they harm nobody, unless the game is compared
   * with those of others. Else it is free only as long as nobody else has acted and nobody has learned anything; beyond
   * that, and in a rated game, all other people have to agree, and those who are away cannot.
   */
  undoOf(seat: number): 'free' | 'ask' | null {
    const { attendance, base } = this;
    const last = this.#played.lastOf(seat);
    if (last < (base?.answers ?? 0) || this.over || attendance.botOf(seat) !== null) return null;
    if (!this.hasUndosLeft(seat)) return null;
    const { rated = false, compared = false } = this.start;
    const isHarmless = last === this.#played.length - 1 && !this.#played.at(last).told;
    if (attendance.peopleBeside(seat).length === 0) return isHarmless || !compared ? 'free' : null;
    if (isHarmless && !rated) return 'free';
    const canAllBeAsked = !attendance.isAnyAwayBeside(seat) && attendance.presentBeside(seat).length > 0;
    return canAllBeAsked ? 'ask' : null;
  }

  /** Everything that was undone is played again by those who read the game, so there is an end to it. */
  hasUndosLeft(seat: number): boolean {
    return this.#undos[seat] < MOST_UNDOS && this.#steps < MOST_STEPS && this.n < MOST_ENTRIES;
  }

  /** Applies an entry of the log and returns its events. */
  apply(entry: Entry, at: number): readonly CourseEvent[] {
    this.n++;
    if (entry.kind === 'hint') {
      this.hints.give(this.#played.length, entry.seat, entry.hints);
      return [];
    }
    if (entry.kind === 'ahead') {
      this.ahead.leave(entry.seat, entry.answers);
      return [];
    }
    const asked = this.decision?.player;
    if (entry.kind === 'rules') this.askedAt = at;
    this.#spendTime(at, entry.kind === 'answer' ? entry.lag : 0);
    this.seq = this.n;
    const events = this.#happen(entry);
    if (this.decision !== null && this.decision.player !== asked) {
      this.waitingSince = this.n;
      this.clocks?.pass();
    }
    return events;
  }

  #happen(entry: Exclude<Entry, { kind: 'hint' | 'ahead' }>): readonly CourseEvent[] {
    switch (entry.kind) {
      case 'answer':
        this.request = null;
        this.ahead.note(entry.ahead === true);
        return this.#answer(entry.picks, false);
      case 'bots':
        return entry.answers.flatMap((picks) => this.#answer(picks, true));
      case 'undo':
        this.#undos[entry.seat]++;
        return this.#undo(entry.seat);
      case 'ask-undo':
        this.#undos[entry.seat]++;
        return this.#askUndo(entry.seat);
      case 'allow-undo':
        return this.#allowUndo(entry.seat);
      case 'refuse-undo':
        this.request = null;
        return this.#count([{ type: 'undo-refused', player: entry.seat }]);
      case 'resign':
        this.attendance.resign(entry.seat);
        this.request = null;
        return this.#count([{ type: entry.why === 'time' ? 'out-of-time' : 'resigned', player: entry.seat }]);
      case 'grace':
        this.clocks?.restore(entry.seat, entry.until - this.askedAt);
        return this.#count([{ type: 'vacation', player: entry.seat }]);
      case 'stand-in':
        this.attendance.leave(entry.seat);
        this.request = null;
        return this.#count([{ type: 'stand-in', player: entry.seat }]);
      case 'back':
        this.attendance.comeBack(entry.seat);
        return this.#count([{ type: 'back', player: entry.seat }]);
      case 'rules':
        return this.#count([
          { type: 'new-rules', player: (this.decision as OpenDecision).player, since: entry.since },
        ]);
    }
  }

  /** Points, turns and winners. Those who have resigned cannot win. */
  get outcome(): Outcome {
    return outcomeAmong(this.attendance.remaining, this.#game.outcome);
  }

  #answer(picks: readonly string[], byBot: boolean): readonly CourseEvent[] {
    // What is longer was written down before there was an end to it.
    if (this.#isTooLong) return [];
    const game = this.#game;
    const { player: seat, index } = game.decision as OpenDecision;
    const known = new Knowledge(game, seat);
    const result = game.answer(seat, { index, picks });
    if (!result.ok) throw new RangeError(`the log has an answer that is none: ${result.problem.message}`);
    const told = known.isExceededBy(game, result.value);
    this.#steps++;
    this.#played.push(picks, { seat, byBot, told, since: this.events });
    this.#checkpoints.pass(this.#played.length, game);
    const isCutOff = this.#isTooLong && game.decision !== null;
    return this.#count(isCutOff ? [...result.value, { type: 'too-long', player: seat }] : result.value);
  }

  #undo(seat: number): readonly TableEvent[] {
    const last = this.#played.lastOf(seat);
    const { since } = this.#played.at(last);
    this.#game = this.#gameAfter(last);
    const told = this.#played.cut(last);
    this.#checkpoints.cut(last);
    this.hints.cut(last);
    this.ahead.reopen(last);
    this.request = null;
    return this.#count([{ type: 'undo', player: seat, since, told }]);
  }

  #askUndo(seat: number): readonly TableEvent[] {
    this.request = { seat, waitingFor: this.attendance.presentBeside(seat) };
    return this.#count([{ type: 'undo-asked', player: seat }]);
  }

  #allowUndo(seat: number): readonly TableEvent[] {
    const request = this.request as UndoRequest;
    const waitingFor = request.waitingFor.filter((other) => other !== seat);
    if (waitingFor.length === 0) return this.#undo(request.seat);
    this.request = { ...request, waitingFor };
    return [];
  }

  #spendTime(at: number, lag = 0): void {
    const { waitsFor, askedAt } = this;
    if (waitsFor !== null) this.clocks?.spend(waitsFor, Math.max(0, at - askedAt - lag));
    this.askedAt = at;
  }

  #count<E extends CourseEvent>(events: readonly E[]): readonly E[] {
    this.events += events.length;
    if (this.clocks !== null) this.#addTime(events.filter((event) => event.type === 'turn'));
    return events;
  }

  /** For each turn that has begun, extra ones too. They are numbered as they come in the game. */
  #addTime(begun: readonly CourseEvent[]): void {
    if (begun.length === 0) return;
    let turn = this.#game.table.state.turns - begun.length;
    for (const { player } of begun) this.clocks?.add(player, ++turn);
  }
}

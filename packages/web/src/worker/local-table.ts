import { asBot, type Level } from '@provincia/bots';
import { Course, type CourseEvent, type CourseStart, type Entry, sightOf } from '@provincia/course';
import { type Bot, type Problem, pack } from '@provincia/engine';
import type { Sight } from '@provincia/protocol';
import type { SavedGame, Written } from './saved-game.ts';

/** So that one sees something of a long row of turns of bots alone: so many answers, or so many milliseconds. */
const MOST_ANSWERS = 200;
const LONGEST = 1000;

/** A game of one person against bots: a log and its fold, as a server has them. It neither waits nor stores anything. */
export class LocalTable {
  readonly #course: Course;
  readonly #log: Written[] = [];
  readonly #events: CourseEvent[];

  constructor(start: CourseStart, log: readonly Written[] = []) {
    const { course, events } = Course.begin(start);
    this.#course = course;
    this.#events = [...events];
    for (const { entry, at } of log) this.write(entry, at);
  }

  /** The seat of the person. */
  get you(): number {
    return this.#course.start.levels.indexOf(null);
  }

  get start(): CourseStart {
    return this.#course.start;
  }

  get n(): number {
    return this.#course.n;
  }

  get over(): boolean {
    return this.#course.over;
  }

  problemWith(entry: Entry): Problem | null {
    return this.#course.problemWith(entry);
  }

  write(entry: Entry, at: number): void {
    this.#events.push(...this.#course.apply(entry, at));
    this.#log.push({ entry, at });
  }

  /** The levels that play now: those of the bots, and of who plays for one who has resigned. */
  get levels(): readonly string[] {
    const levels = this.start.levels.map((_, seat) => this.#course.botOf(seat));
    return [...new Set(levels)].filter((level) => level !== null);
  }

  /**
   * What the bots answer, one decision after another, until the person is asked or it is enough; null if he is, or all
   * is over. The levels have to be those that play.
   */
  botsEntry(levels: ReadonlyMap<string, Level>): Entry | null {
    const { decision } = this.#course;
    if (decision === null || this.#course.botOf(decision.player) === null) return null;
    const { game } = this.#course.fork();
    const bots = this.#bots(levels);
    const answers: string[][] = [];
    const end = performance.now() + LONGEST;
    while (game.decision !== null && answers.length < MOST_ANSWERS) {
      const { player, index } = game.decision;
      const level = this.#course.botOf(player);
      if (level === null) break;
      const bot = bots.get(level) as Bot;
      const picks = bot(game.decision, game.view(player)).map(({ label }) => label);
      const result = game.answer(player, { index, picks });
      if (!result.ok) throw new RangeError(`a bot gave an answer that is none: ${result.problem.message}`);
      answers.push(picks);
      if (performance.now() >= end) break;
    }
    return { kind: 'bots', answers };
  }

  /** What the person sees, with the events from the one with this number on. */
  sight(since: number): Sight {
    return sightOf('local', this.#course, this.you, this.#events.slice(since));
  }

  get events(): number {
    return this.#events.length;
  }

  get packed(): string {
    return pack(this.start.setup, this.#course.answers);
  }

  get saved(): SavedGame {
    const { levels } = this.start;
    return {
      start: this.start,
      log: this.#log,
      turn: this.#course.outcome.turns[this.you],
      rivals: levels.filter((level) => level !== null),
      over: this.over,
    };
  }

  /** Made anew each time: a level may have found a better plan meanwhile. */
  #bots(levels: ReadonlyMap<string, Level>): ReadonlyMap<string, Bot> {
    const { kingdom, players } = this.start.setup;
    return new Map([...levels].map(([name, level]) => [name, asBot(level(kingdom, players))]));
  }
}

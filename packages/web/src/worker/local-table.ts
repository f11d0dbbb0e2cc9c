import { answerForBots } from '@provincia/arena';
import { asBot, kingdomOf, type Level } from '@provincia/bots';
import {
  Course,
  type CourseEvent,
  type CourseStart,
  type Entry,
  problemWith,
  sightOf,
  takeOver,
} from '@provincia/course';
import { type Bot, type Problem, pack, type RulesVersion, rulesProblem } from '@provincia/engine';
import type { Hints, Sight } from '@provincia/protocol';
import type { SavedGame, Written } from './saved-game.ts';

/** A game of one person against bots: a log and its fold, as a server has them. It neither waits nor stores anything. */
export class LocalTable {
  readonly #course: Course;
  readonly #log: Written[];
  readonly #events: CourseEvent[];

  /** What is in the log already has happened in this course. */
  private constructor(course: Course, events: readonly CourseEvent[], log: readonly Written[]) {
    this.#course = course;
    this.#events = [...events];
    this.#log = [...log];
  }

  /** A game from its beginning on. */
  static begin(start: CourseStart, log: readonly Written[] = []): LocalTable {
    const { course, events } = Course.begin(start);
    const table = new LocalTable(course, events, []);
    for (const { entry, at } of log) table.write(entry, at);
    return table;
  }

  /** A saved game. If its rules are not known any more, it goes on by the newest from where it was kept. */
  static resume(
    { start, log, kept }: SavedGame,
    versions: readonly RulesVersion[],
    at: number,
  ): { readonly table: LocalTable; readonly isTakenOver: boolean } {
    if (kept === undefined || rulesProblem(start.setup.rules, versions) !== 'retired-rules')
      return { table: LocalTable.begin(start, log), isTakenOver: false };
    if (rulesProblem(kept.course.game.setup.rules, versions) === null)
      return { table: new LocalTable(Course.restore(kept.course), kept.events, log), isTakenOver: false };
    const { version: rules } = versions[versions.length - 1];
    const { course, since } = takeOver(kept.course, rules);
    const table = new LocalTable(course, kept.events, log);
    if (!course.over) table.write({ kind: 'rules', rules, since }, at);
    return { table, isTakenOver: !course.over };
  }

  /** The seat of the person. */
  get you(): number {
    return this.#course.start.levels.indexOf(null);
  }

  get start(): CourseStart {
    return this.#course.start;
  }

  /** The number that the next answer has to name. */
  get seq(): number {
    return this.#course.seq;
  }

  /** What was said about the decision that is open, and how often the person has been helped; null if they have not asked. */
  given(): Hints | null {
    const { hints, answers } = this.#course;
    const given = hints.at(answers.length);
    return given && { hints: given, taken: hints.taken[this.you] };
  }

  /** What somebody elsewhere has to know to have the game as it stands. */
  get recipe(): Course['recipe'] {
    return this.#course.recipe;
  }

  get over(): boolean {
    return this.#course.over;
  }

  problemWith(entry: Entry): Problem | null {
    return problemWith(this.#course, entry);
  }

  write(entry: Entry, at: number): void {
    for (const event of this.#course.apply(entry, at)) this.#events.push(event);
    this.#log.push({ entry, at });
  }

  /** The levels that play now: those of the bots, and of who plays for one who has resigned. */
  get levels(): readonly string[] {
    const levels = this.#course.attendance.bots;
    return [...new Set(levels)].filter((level) => level !== null);
  }

  /**
   * What the bots answer until the person is asked or it is enough; null if they are asked now, or all is over. The
   * levels have to be those that play.
   */
  botsEntry(levels: ReadonlyMap<string, Level>): Entry | null {
    const { decision } = this.#course;
    if (decision === null || this.#course.attendance.botOf(decision.player) === null) return null;
    const { answers } = answerForBots(this.#course.fork().game, this.#bots(levels));
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
      kept: { course: this.#course.save(), events: this.#events },
    };
  }

  /** By seat, null for the person. Made again each time: a level may have found a better plan meanwhile. */
  #bots(levels: ReadonlyMap<string, Level>): (Bot | null)[] {
    const { setup } = this.start;
    const kingdom = kingdomOf(setup);
    const bots = new Map([...levels].map(([name, level]) => [name, asBot(level(kingdom, setup.players))]));
    return this.start.levels.map((_, seat) => {
      const level = this.#course.attendance.botOf(seat);
      return level === null ? null : (bots.get(level) as Bot);
    });
  }
}

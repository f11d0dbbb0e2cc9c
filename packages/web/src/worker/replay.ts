import {
  Course,
  type CourseEvent,
  type Entry,
  eventsFor,
  problemWith,
  resultOf,
  sightOf,
} from '@provincia/course';
import { rulesProblem, type Setup, unpack } from '@provincia/engine';
import type { Event, Sight } from '@provincia/protocol';
import { happenings, type ReplayFacts } from '../game-link/replay-facts.ts';

/** Every so many steps the position is kept, so that none is far from one that is. */
const KEPT_EVERY = 20;

/** A packed game, played once more and kept at some of its steps. */
export class Replay {
  readonly facts: ReplayFacts;
  readonly #entries: Entry[] = [];
  /** By step, what the answer before it brought about; at 0 the dealing. */
  readonly #events: (readonly CourseEvent[])[];
  readonly #kept: Course[];

  /** Throws a RangeError with a sentence if it is no game, and with a code if it is one of other rules. */
  constructor(packed: string) {
    const unpacked = unpack(packed);
    if (!unpacked.ok) throw new RangeError(unpacked.problem.message);
    const { answers } = unpacked.value;
    const setup = unpacked.value.setup as Setup;
    const otherRules = rulesProblem(setup.rules);
    if (otherRules !== null)
      throw Object.assign(new RangeError(`This program does not play rules version ${setup.rules}.`), {
        code: otherRules,
      });
    const levels = Array.from({ length: setup.players || 0 }, () => null);
    const { course, events } = Course.begin({ setup, levels, clock: null, startedAt: 0 });
    this.#events = [events];
    this.#kept = [course.fork()];
    const points = [course.outcome.points];
    for (const picks of answers) {
      this.#take(course, picks);
      points.push(course.outcome.points);
    }
    this.facts = {
      steps: answers.length,
      seats: levels.length,
      kingdom: course.game.setup.kingdom,
      points,
      ...happenings(this.#events),
      result: course.over ? resultOf(course) : null,
    };
  }

  at(step: number, seat: number | null): Sight {
    const course = this.#kept[Math.floor(step / KEPT_EVERY)].fork();
    for (const entry of this.#entries.slice(course.n, step)) course.apply(entry, 0);
    // Nobody takes anything back any more.
    return { ...sightOf('replay', course, seat, this.#events[step]), undo: null };
  }

  events(seat: number | null): readonly Event[] {
    return eventsFor(this.#events.flat(), seat);
  }

  #take(course: Course, picks: readonly string[]): void {
    const entry: Entry = { kind: 'answer', seat: course.decision?.player ?? 0, picks };
    const problem = problemWith(course, entry);
    if (problem !== null) throw new RangeError(`Answer ${course.n + 1}: ${problem.message}`);
    this.#entries.push(entry);
    this.#events.push(course.apply(entry, 0));
    if (course.n % KEPT_EVERY === 0) this.#kept.push(course.fork());
  }
}

import type { Picture, Sight, Tape } from '@provincia/protocol';
import { pictureOf, sightChange, sightOnTape } from '@provincia/protocol/sight-change';
import { Course, type CourseEvent } from './course.ts';
import { sightOf } from './sight.ts';

/**
 * Makes the tape of a game, answer by answer, so that whoever does it can pause. Of a course that other rules have taken over,
 * what came before is on the tape that was made then, and is copied from it.
 */
export class Taping {
  readonly #table: string;
  readonly #whole: Course;
  /** As far as it is on the tape. */
  readonly #course: Course;
  readonly #seats: readonly (number | null)[];
  readonly #points: number[][];
  readonly #seen: Tape['seen'];
  readonly #pictures: Picture[];
  /** The answers that are not on it yet, to be taken one after the other. */
  readonly left: readonly (readonly string[])[];

  constructor(table: string, course: Course, earlier: Tape | null) {
    const { start, answers, base } = course;
    this.#table = table;
    this.#whole = course;
    this.#seats = [null, ...start.levels.map((_, seat) => seat)];
    if (base === null || earlier === null) {
      const begun = Course.begin(start);
      this.#course = begun.course;
      this.#points = [[...begun.course.outcome.points]];
      this.#seen = this.#seats.map((seat) => ({ first: this.#look(seat, begun.events), changes: [] }));
    } else {
      this.#course = course.before(base.answers);
      this.#points = earlier.points.slice(0, base.answers + 1);
      this.#seen = earlier.seen.map(({ first, changes }) => ({
        first,
        changes: changes.slice(0, base.answers),
      }));
    }
    const taken = this.#points.length - 1;
    this.#pictures = this.#seats.map((seat) => pictureOf(sightOnTape(this.tape, taken, seat)));
    this.left = answers.slice(taken);
  }

  get tape(): Tape {
    return { points: this.#points, seen: this.#seen };
  }

  take(picks: readonly string[]): void {
    const course = this.#course;
    course.events = this.#whole.eventsBefore(course.n);
    const events = course.apply({ kind: 'bots', answers: [picks] }, course.start.startedAt);
    this.#points.push([...course.outcome.points]);
    for (const [i, seat] of this.#seats.entries()) {
      const sight = this.#look(seat, events);
      this.#seen[i].changes.push(sightChange(this.#pictures[i], sight));
      this.#pictures[i] = pictureOf(sight);
    }
  }

  /** Nothing is asked any more, and nothing is taken back. */
  #look(seat: number | null, events: readonly CourseEvent[]): Sight {
    return { ...sightOf(this.#table, this.#course, seat, events), decision: null, undo: null };
  }
}

import type { Course } from '@provincia/course';
import type { ClientMessages, Hint, Hints } from '@provincia/protocol';
import { PutOff } from '../bots/fair-queue.ts';
import { type BotPool, Interrupted } from '../bots/pool.ts';
import type { Courses } from '../course/courses.ts';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import type { Tables } from '../tables/tables.ts';

interface AdviceParts {
  readonly courses: Courses;
  readonly tables: Tables;
  readonly bots: Pick<BotPool, 'hints'>;
}

/** Hints for those who play against bots alone. They are a part of the log: what was said once is not found out again. */
export class Advice {
  readonly #parts: AdviceParts;
  /** What is being thought of, by table and step: somebody may ask from two windows. */
  readonly #thinking = new Map<string, Promise<Course>>();

  constructor(parts: AdviceParts) {
    this.#parts = parts;
  }

  async hint({ table, seq }: ClientMessages['hint'], person: Person | null): Promise<Hints> {
    const { courses, tables } = this.#parts;
    const seat = await tables.mustSit(table, person);
    const course = await courses.check(table, { kind: 'hint', seat, hints: [] }, seq);
    const known = hintsIn(course);
    const advised = known === null ? await this.#once(table, course, seat, (person as Person).id) : course;
    return { hints: hintsIn(advised) ?? [], taken: advised.hints.taken[seat] };
  }

  #once(table: string, course: Course, seat: number, whose: string): Promise<Course> {
    const step = `${table} ${course.seq}`;
    const thinking =
      this.#thinking.get(step) ??
      this.#think(table, course, seat, whose).finally(() => this.#thinking.delete(step));
    this.#thinking.set(step, thinking);
    return thinking;
  }

  /** Who has answered meanwhile needs no hint any more: the entry comes too late, and is refused. */
  async #think(table: string, course: Course, seat: number, whose: string): Promise<Course> {
    const { courses, bots } = this.#parts;
    const hints = await bots.hints(course.recipe, whose).catch(refuse);
    return courses.write(table, { kind: 'hint', seat, hints }, course.seq);
  }
}

function hintsIn({ hints, answers }: Course): readonly Hint[] | null {
  return hints.at(answers.length);
}

function refuse(error: unknown): never {
  if (error instanceof PutOff) throw new Refusal(429, 'too-fast', 'Too many hints at once: wait a moment.');
  if (error instanceof Interrupted)
    throw new Refusal(503, 'stopping', 'The server is restarting. Try again in a moment.');
  throw error;
}

import type { Entry } from '@provincia/course';
import type { ClientMessages } from '@provincia/protocol';
import type { Courses } from '../course/courses.ts';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import type { Tables } from '../tables/tables.ts';

interface ActionParts {
  readonly courses: Courses;
  readonly tables: Tables;
  readonly now: () => number;
  /** How long a seat may think before the others can let a bot play for it, in seconds. */
  readonly patience: number;
}

const SECOND = 1000;
const MOST_TRIES = 10;

/** What people do in a running game, from wherever they do it: a socket, a request, a program. */
export class Actions {
  readonly #parts: ActionParts;

  constructor(parts: ActionParts) {
    this.#parts = parts;
  }

  async answer({ table, seq, picks }: ClientMessages['answer'], person: Person | null): Promise<void> {
    const seat = await this.#parts.tables.mustSit(table, person);
    await this.#parts.courses.write(table, { kind: 'answer', seat, picks }, seq);
  }

  /** Takes the last answer back if that is free, else asks the others. */
  async undo({ table, seq }: ClientMessages['undo'], person: Person | null): Promise<void> {
    const seat = await this.#parts.tables.mustSit(table, person);
    const { courses } = this.#parts;
    const free = (await courses.get(table)).undoOf(seat) === 'free';
    await courses.write(table, { kind: free ? 'undo' : 'ask-undo', seat }, seq);
  }

  async consent({ table, seq, yes }: ClientMessages['consent'], person: Person | null): Promise<void> {
    const seat = await this.#parts.tables.mustSit(table, person);
    await this.#parts.courses.write(table, { kind: yes ? 'allow-undo' : 'refuse-undo', seat }, seq);
  }

  async resign({ table }: ClientMessages['resign'], person: Person | null): Promise<void> {
    const seat = await this.#parts.tables.mustSit(table, person);
    await this.#insist(table, { kind: 'resign', seat, why: 'resigned' });
  }

  /** Lets a bot play for somebody who has been thinking for too long, until they are back. */
  async standIn(table: string, seat: number, person: Person | null): Promise<void> {
    await this.#parts.tables.mustSit(table, person);
    const { courses, now, patience } = this.#parts;
    const course = await courses.get(table);
    const waited = now() - course.askedAt;
    if (course.decision?.player === seat && waited < patience * SECOND) {
      const left = Math.ceil(patience - waited / SECOND);
      throw new Refusal(409, 'patience', `Give the player ${left} more seconds.`);
    }
    await courses.write(table, { kind: 'stand-in', seat });
  }

  /** The person plays on after a bot has stood in. */
  async back(table: string, person: Person | null): Promise<void> {
    const seat = await this.#parts.tables.mustSit(table, person);
    await this.#insist(table, { kind: 'back', seat });
  }

  /** Writes an entry; tries again if another one was written at the same moment. */
  async #insist(table: string, entry: Entry): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await this.#parts.courses.write(table, entry);
        return;
      } catch (error) {
        const isLate = error instanceof Refusal && error.code === 'stale';
        if (!isLate || tries === MOST_TRIES) throw error;
      }
    }
  }
}

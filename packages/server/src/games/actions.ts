import { type Entry, MOST_LAG } from '@provincia/course';
import type { AnswersAhead, ClientMessages } from '@provincia/protocol';
import type { Courses } from '../course/courses.ts';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import { isByDay } from '../tables/clock.ts';
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

  /** `way` is how long the answer was on its way, in milliseconds: at a live clock it is no time of the player's. */
  async answer(
    { table, seq, picks }: ClientMessages['answer'],
    person: Person | null,
    way = 0,
  ): Promise<void> {
    const { courses, tables } = this.#parts;
    const seat = await tables.mustSit(table, person);
    const { clock } = (await courses.get(table)).start;
    const lag = clock === null || isByDay(clock) ? 0 : Math.min(MOST_LAG, Math.round(way));
    await courses.write(table, { kind: 'answer', seat, picks, ...(lag > 0 && { lag }) }, seq);
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
    const { courses, tables, now, patience } = this.#parts;
    await tables.mustSit(table, person);
    if (await tables.isOfTournament(table))
      throw new Refusal(409, 'no-stand-in', 'In a tournament no bot plays for anybody: the clock decides.');
    const course = await courses.get(table);
    const waited = now() - course.askedAt;
    if (course.decision?.player === seat && waited < patience * SECOND) {
      const left = Math.ceil(patience - waited / SECOND);
      throw new Refusal(409, 'patience', `Give the player ${left} more seconds.`);
    }
    await courses.write(table, { kind: 'stand-in', seat });
  }

  /** What a person wants to be answered for them in advance; null for nothing. */
  async leaveAhead(table: string, answers: AnswersAhead | null, person: Person | null): Promise<void> {
    const seat = await this.#parts.tables.mustSit(table, person);
    await this.#insist(table, { kind: 'ahead', seat, answers });
  }

  /** What they have left, which nobody else may know. */
  async leftAhead(table: string, person: Person | null): Promise<AnswersAhead | null> {
    const seat = await this.#parts.tables.mustSit(table, person);
    return (await this.#parts.courses.get(table)).ahead.of(seat);
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

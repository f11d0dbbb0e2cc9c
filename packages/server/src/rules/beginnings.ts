import { Course, type CourseEvent, type CourseStart, Taping, takeOver } from '@provincia/course';
import type { Tape } from '@provincia/protocol';
import { inSlices } from '../slices.ts';
import type { Database } from '../store/database.ts';
import { keptGame } from './kept-game.ts';
import { KnownRules } from './known-rules.ts';

/** From where the log of a game is played again, and what had happened until then. */
export interface Beginning {
  readonly course: Course;
  readonly events: readonly CourseEvent[];
}

/** Games begin with their deal; those whose rules are not known any more, with what was kept of them. */
export class Beginnings {
  readonly db: Database;
  readonly rules: KnownRules;

  constructor(db: Database, rules = new KnownRules()) {
    this.db = db;
    this.rules = rules;
  }

  async of(table: string, start: CourseStart): Promise<Beginning> {
    const { rules } = start.setup;
    if (this.rules.plays(rules)) return Course.begin(start);
    const kept = this.rules.retired.includes(rules) ? await keptGame(this.db, table) : null;
    if (kept === null) throw this.rules.refusal(rules);
    const { course, events } = kept;
    // By the rules by which it was kept it goes on in the middle of a card.
    if (course.game.setup.rules === kept.rules && this.rules.plays(kept.rules))
      return { course: Course.restore(course), events };
    return { course: takeOver(course, this.rules.successorOf(kept.rules)).course, events };
  }

  /** A game step by step. What cannot be played again is on a tape already. */
  async tapeOf(table: string, course: Course): Promise<Tape> {
    const kept = course.base === null ? null : await keptGame(this.db, table);
    const taping = new Taping(table, course, kept?.tape ?? null);
    await inSlices(taping.left, (picks) => taping.take(picks));
    return taping.tape;
  }
}

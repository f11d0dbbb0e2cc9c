import { Course, type SavedCourse } from '@provincia/course';
import { LRUCache } from 'lru-cache';

/** Courses kept ready; the others are read from their logs when somebody asks. */
const MOST_COURSES = 5000;
/** So many of their games run; those of the others rest, which takes half the room. */
const MOST_RUNNING = 20;
/** So many of them as they are; the others packed, which takes a fraction of the room. */
const MOST_UNPACKED = 1000;
/** Packed if nobody has asked for them for so long, in milliseconds. */
const IDLE = 30_000;

interface Unpacked {
  readonly course: Promise<Course>;
  /** Null until it has been read. */
  ready: Course | null;
  usedAt: number;
}

interface Packed {
  readonly text: string;
  /** How many entries it has. */
  readonly n: number;
}

/** The courses that a process has at hand. */
export class Shelf {
  readonly #now: () => number;
  /** The one that was used last comes last: a Map remembers the order in which they came. */
  readonly #unpacked = new Map<string, Unpacked>();
  readonly #packed = new Map<string, Packed>();
  readonly #running = new LRUCache<string, Course>({ max: MOST_RUNNING, dispose: ({ game }) => game.rest() });
  /** Who says which tables somebody watches in this process: these stay at hand. */
  isWatched: (table: string) => boolean = () => false;

  constructor(now: () => number) {
    this.#now = now;
  }

  get size(): number {
    return this.#unpacked.size + this.#packed.size;
  }

  has(table: string): boolean {
    return this.#unpacked.has(table) || this.#packed.has(table);
  }

  /** Whether it is known here with fewer entries than this. Looking does not count as use. */
  isBehind(table: string, n: number): boolean {
    const known = this.#packed.get(table) ?? this.#unpacked.get(table)?.ready ?? null;
    return known !== null && known.n < n;
  }

  get tables(): readonly string[] {
    return [...this.#packed.keys(), ...this.#unpacked.keys()];
  }

  get(table: string): Promise<Course> | undefined {
    const known = this.#unpacked.get(table);
    if (known !== undefined) {
      this.#unpacked.delete(table);
      this.#unpacked.set(table, known);
      known.usedAt = this.#now();
      if (known.ready !== null) this.#running.set(table, known.ready);
      return known.course;
    }
    const packed = this.#packed.get(table);
    return packed === undefined ? undefined : this.put(table, Promise.resolve(unpacked(packed.text)));
  }

  put(table: string, course: Promise<Course>): Promise<Course> {
    const known: Unpacked = { course, ready: null, usedAt: this.#now() };
    this.#forget(table);
    this.#unpacked.set(table, known);
    course.then(
      (ready) => {
        known.ready = ready;
        if (this.#unpacked.get(table) === known) this.#running.set(table, ready);
      },
      () => {
        if (this.#unpacked.get(table) === known) this.#forget(table);
      },
    );
    this.#packIdle();
    if (this.size > MOST_COURSES) this.#forgetOne(table);
    return course;
  }

  /** Those that nobody has asked for in a while, and the first of too many. */
  #packIdle(): void {
    const idleSince = this.#now() - IDLE;
    for (const [table, { ready, usedAt }] of this.#unpacked) {
      if (usedAt > idleSince && this.#unpacked.size <= MOST_UNPACKED) return;
      // What is being read was asked for just now.
      if (ready === null) continue;
      this.#forget(table);
      // A game that is over is read again if somebody looks at it, which is rare.
      if (ready.over && !this.isWatched(table)) continue;
      this.#packed.set(table, { text: JSON.stringify(ready.save()), n: ready.n });
    }
  }

  #forgetOne(except: string): void {
    for (const table of this.tables) {
      if (table === except || this.isWatched(table)) continue;
      this.#forget(table);
      return;
    }
  }

  #forget(table: string): void {
    this.#packed.delete(table);
    this.#unpacked.delete(table);
    this.#running.delete(table);
  }
}

function unpacked(text: string): Course {
  return Course.restore(JSON.parse(text) as SavedCourse);
}

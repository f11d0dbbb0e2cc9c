import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Bus, EVERY_TABLE, type PresenceReport } from '../store/bus.ts';

/** How often a process says that it is there, in milliseconds; after so many without a word it is not. */
const BEAT = 2000;
const MOST_MISSED = 4;
/** Of so many tables it is remembered who is gone since when. */
const MOST_REMEMBERED = 5000;

/** Who is at a table, as one process knows it. */
type Present = Pick<PresenceReport, 'here' | 'away' | 'watching'>;
const NOBODY: Present = { here: [], away: [], watching: 0 };

type Whereabouts =
  | { readonly is: 'here' | 'away'; readonly since: null }
  | { readonly is: 'gone'; readonly since: number | null };

interface ReportParts {
  readonly bus: Bus;
  readonly now: () => number;
  /** The tables that somebody in this process looks at. */
  readonly watched: () => readonly string[];
  readonly onNews: (table: string) => void;
}

/**
 * What the processes tell each other about who is there. A process tells of a table when something changes, and when
 * one that begins to look at it asks; what was told by a process that has fallen silent is forgotten.
 */
export class Reports {
  readonly #parts: ReportParts;
  readonly #me = randomUUID();
  /** By table and process, of the others; and what was told from here. */
  readonly #others = new Map<string, Map<string, Present>>();
  readonly #own = new Map<string, Present>();
  /** By table and person, since when they are gone. */
  readonly #gone = new LRUCache<string, Map<string, number>>({ max: MOST_REMEMBERED });
  /** How many beats of each process were missed. */
  readonly #missed = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: ReportParts) {
    this.#parts = parts;
    parts.bus.subscribe(({ table, what, report }) => {
      if (table === EVERY_TABLE) this.#startAnew();
      else if (what === 'presence' && report && report.process !== this.#me) this.#hear(table, report);
    });
  }

  start(): void {
    this.#timer = setInterval(() => this.beat(), BEAT);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Says that this process is there, and gives up those that have not said so for a while. */
  beat(): void {
    this.#publish('', NOBODY, {});
    for (const [process, missed] of [...this.#missed]) {
      this.#missed.set(process, missed + 1);
      if (missed >= MOST_MISSED) this.#giveUp(process);
    }
  }

  /** Who is here now; the other processes are told if it has changed. The first time they are asked, too. */
  tell(table: string, present: Present): void {
    const before = this.#own.get(table);
    if (before !== undefined && JSON.stringify(before) === JSON.stringify(present)) return;
    this.#own.set(table, present);
    this.#publish(table, present, { asks: before === undefined });
  }

  /** Nobody here looks at this table any more. */
  forget(table: string): void {
    this.#own.delete(table);
  }

  /** How many look on at a table without a seat, in all processes. */
  watching(table: string): number {
    return this.#presentAt(table).reduce((sum, { watching }) => sum + watching, 0);
  }

  #presentAt(table: string): Present[] {
    return [this.#own.get(table) ?? NOBODY, ...(this.#others.get(table)?.values() ?? [])];
  }

  noteGone(table: string, person: string, at: number): void {
    const gone = this.#gone.get(table) ?? new Map<string, number>();
    gone.set(person, Math.max(at, gone.get(person) ?? 0));
    this.#gone.set(table, gone);
  }

  /** How these people are, by what all processes have told. */
  of(
    table: string,
    people: readonly string[],
  ): { people: ReadonlyMap<string, Whereabouts>; watching: number } {
    const all = this.#presentAt(table);
    const where = (person: string): Whereabouts => {
      if (all.some(({ here }) => here.includes(person))) return { is: 'here', since: null };
      if (all.some(({ away }) => away.includes(person))) return { is: 'away', since: null };
      return { is: 'gone', since: this.#gone.get(table)?.get(person) ?? null };
    };
    return {
      people: new Map(people.map((person) => [person, where(person)])),
      watching: this.watching(table),
    };
  }

  #hear(table: string, { process, asks = false, gone, ...present }: PresenceReport): void {
    const isNew = !this.#missed.has(process);
    this.#missed.set(process, 0);
    // It may have been given up too early.
    if (isNew) this.#askAll();
    if (table === '') return;
    for (const [person, at] of gone) this.noteGone(table, person, at);
    this.#noteBack(table, present);
    if (asks && (this.#own.has(table) || this.#gone.has(table)))
      this.#publish(table, this.#own.get(table) ?? NOBODY, {});
    this.#noteOther(table, process, present);
    if (this.#own.has(table)) this.#parts.onNews(table);
  }

  #noteOther(table: string, process: string, present: Present): void {
    const others = this.#others.get(table) ?? new Map<string, Present>();
    if (isNobody(present)) others.delete(process);
    else others.set(process, present);
    if (others.size === 0) this.#others.delete(table);
    else this.#others.set(table, others);
  }

  /** News may have been missed: of tables that nobody here looks at, what was told may be long past. */
  #startAnew(): void {
    for (const table of [...this.#others.keys()]) if (!this.#own.has(table)) this.#others.delete(table);
    this.#askAll();
  }

  #noteBack(table: string, { here, away }: Present): void {
    const gone = this.#gone.get(table);
    for (const person of [...here, ...away]) gone?.delete(person);
  }

  #askAll(): void {
    for (const table of this.#parts.watched()) {
      const own = this.#own.get(table);
      if (own !== undefined) this.#publish(table, own, { asks: true });
    }
  }

  #giveUp(process: string): void {
    this.#missed.delete(process);
    for (const [table, others] of this.#others) {
      const lost = others.get(process);
      if (lost === undefined) continue;
      this.#noteOther(table, process, NOBODY);
      for (const person of [...lost.here, ...lost.away]) this.noteGone(table, person, this.#parts.now());
      if (this.#own.has(table)) this.#parts.onNews(table);
    }
  }

  #publish(table: string, present: Present, { asks }: { asks?: boolean }): void {
    this.#noteBack(table, present);
    const gone = [...(this.#gone.get(table) ?? [])];
    const report: PresenceReport = { process: this.#me, ...present, gone, ...(asks ? { asks } : {}) };
    this.#parts.bus.publish({ table, what: 'presence', report });
  }
}

function isNobody({ here, away, watching }: Present): boolean {
  return here.length === 0 && away.length === 0 && watching === 0;
}

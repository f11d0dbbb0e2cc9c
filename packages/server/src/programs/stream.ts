import { Readable } from 'node:stream';
import type { Event, Sight, Table } from '@provincia/protocol';
import type { Person } from '../people/person.ts';
import type { Watcher } from '../socket/hub.ts';

/** Bytes that may wait for a program. One that reads too slowly is cut off, and can connect again. */
const MOST_WAITING = 4_000_000;
/** How many finished games a program is still told about when there is a rematch. */
const MOST_FINISHED = 20;

/** What a program has been told of a table. */
interface Told {
  /** Status and rematch as of the last line about the table itself. */
  state: string;
  away: boolean;
  /** What happened since the last line about the game. */
  events: Event[];
}

/** What one program hears of all its tables: a line of JSON for each thing it may have to do something about. */
export class ProgramStream implements Watcher {
  readonly person: Person;
  readonly socket = null;
  readonly output = new Readable({ read() {} });
  readonly #unwatch: (table: string) => void;
  readonly #told = new Map<string, Told>();
  readonly #finished: string[] = [];

  constructor(person: Person, unwatch: (table: string) => void) {
    this.person = person;
    this.#unwatch = unwatch;
    // This sends the headers, so the program knows that it is connected.
    this.beat();
  }

  /** From now on it is told of this table; false if it is already. */
  take(table: string): boolean {
    if (this.#told.has(table)) return false;
    this.#told.set(table, { state: '', away: false, events: [] });
    return true;
  }

  drop(table: string): void {
    this.#told.delete(table);
    this.#unwatch(table);
  }

  /** An empty line. A program that gets none for a while knows that the connection is lost. */
  beat(): void {
    this.#push('\n');
  }

  end(): void {
    if (!this.output.destroyed) this.output.push(null);
  }

  table(table: Table): void {
    const told = this.#told.get(table.id);
    if (told === undefined) return;
    if (table.you === null) {
      this.drop(table.id);
      return;
    }
    const state = `${table.status} ${table.next}`;
    if (told.state === state) return;
    told.state = state;
    this.#line({ type: 'table', table });
    if (table.status === 'closed') this.drop(table.id);
    else if (table.status === 'over') this.#keepForRematch(table.id);
  }

  sight(sight: Sight): void {
    const told = this.#told.get(sight.table);
    const own = sight.view.own?.seat;
    if (told === undefined || own === undefined) return;
    const wasAway = told.away;
    told.away = sight.away.includes(own);
    // It starts at the first event, so it is the whole list again.
    told.events = sight.since === 0 ? sight.events : [...told.events, ...sight.events];
    const types = [
      ...(told.away && !wasAway ? ['away'] : []),
      ...(sight.request?.waitingFor.includes(own) ? ['consent'] : []),
      ...(sight.decision === null ? [] : ['decision']),
    ];
    for (const type of types) {
      const since = sight.since + sight.events.length - told.events.length;
      this.#line({ type, ...sight, since, events: told.events });
      told.events = [];
    }
  }

  /** Programs do not talk. */
  chat(): void {}

  #keepForRematch(table: string): void {
    if (!this.#finished.includes(table)) this.#finished.push(table);
    if (this.#finished.length > MOST_FINISHED) this.drop(this.#finished.shift() as string);
  }

  #line(content: object): void {
    this.#push(`${JSON.stringify(content)}\n`);
  }

  #push(text: string): void {
    const { output } = this;
    if (output.destroyed || output.readableEnded) return;
    output.push(text);
    if (output.readableLength > MOST_WAITING) output.destroy();
  }
}

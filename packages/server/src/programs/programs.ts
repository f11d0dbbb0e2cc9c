import type { Readable } from 'node:stream';
import { Buckets } from '../limits.ts';
import type { Connections } from '../people/connections.ts';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import { hashOf } from '../secrets.ts';
import type { Hub } from '../socket/hub.ts';
import { type Bus, EVERY_TABLE } from '../store/bus.ts';
import type { Database } from '../store/database.ts';
import { ProgramStream } from './stream.ts';

/** How often an empty line is sent, in milliseconds. */
const BEAT = 15_000;
const MOST_STREAMS = 2;
const ANSWERS_PER_SECOND = 10;
const ANSWERS_AT_ONCE = 30;

interface ProgramParts {
  readonly db: Database;
  readonly hub: Hub;
  readonly bus: Bus;
  readonly now: () => number;
  /** Multiplies how many answers a program may send. */
  readonly generosity: number;
  readonly connections: Connections;
  readonly onError: (error: unknown, table?: string) => void;
}

/** Programs of other people that play here. Tells each what happens at its tables. */
export class Programs {
  readonly #parts: ProgramParts;
  /** By token, the oldest first. */
  readonly #streams = new Map<string, ProgramStream[]>();
  readonly #perSecond: number;
  /** By token. */
  readonly #paces: Buckets;
  #isClosed = false;

  constructor(parts: ProgramParts) {
    this.#parts = parts;
    this.#perSecond = ANSWERS_PER_SECOND * parts.generosity;
    this.#paces = new Buckets(this.#perSecond, ANSWERS_AT_ONCE * parts.generosity);
    parts.bus.subscribe(({ table, what }) => {
      if (this.#streams.size === 0) return;
      if (table === EVERY_TABLE) for (const stream of this.#all()) this.#try(this.#takeAll(stream));
      else if (what === 'seats') this.#try(this.#takeIn(table), table);
    });
  }

  /** Everything the program is told from now on. If a token has too many streams, the oldest ends. */
  open(person: Person, authorization: string | undefined): Readable {
    if (this.#isClosed)
      throw new Refusal(503, 'stopping', 'The server is restarting. Try again in a moment.');
    const { hub, connections } = this.#parts;
    const token = tokenOf(authorization);
    const stream: ProgramStream = new ProgramStream(person, (table) => hub.unwatch(table, stream));
    const streams = [...(this.#streams.get(token) ?? []), stream];
    this.#streams.set(token, streams);
    const timer = setInterval(() => stream.beat(), BEAT);
    const release = connections.hold(token, () => stream.output.destroy());
    stream.output.once('close', () => {
      clearInterval(timer);
      release();
      hub.unwatchAll(stream);
      this.#forget(token, stream);
    });
    if (streams.length > MOST_STREAMS) streams[0].end();
    // It may have been revoked since it was recognised.
    this.#try(connections.check([token]));
    this.#try(this.#takeAll(stream));
    return stream.output;
  }

  /** Refuses a program that answers too fast, so that there is room for the others. */
  checkPace(authorization: string | undefined): void {
    const why = `Too fast: a program may send ${Math.ceil(this.#perSecond)} answers per second.`;
    this.#paces.spend(tokenOf(authorization), this.#parts.now(), why);
  }

  /** Ends all streams, so that the server can stop. */
  close(): void {
    this.#isClosed = true;
    for (const stream of this.#all()) stream.end();
  }

  #all(): ProgramStream[] {
    return [...this.#streams.values()].flat();
  }

  #forget(token: string, stream: ProgramStream): void {
    const rest = (this.#streams.get(token) ?? []).filter((other) => other !== stream);
    if (rest.length > 0) this.#streams.set(token, rest);
    else this.#streams.delete(token);
  }

  /** Adds all tables of its program to the stream. */
  async #takeAll(stream: ProgramStream): Promise<void> {
    const rows = await this.#parts.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('tables.id')
      .where('seats.person', '=', stream.person.id)
      .where('seats.ended_at', 'is', null)
      .where('seats.program', '=', 1)
      .where('tables.status', 'in', ['open', 'running'])
      .orderBy('tables.created_at')
      .execute();
    for (const { id } of rows) await this.#take(stream, id);
  }

  /** Adds the table to the streams of all programs that sit there; some may have just joined. */
  async #takeIn(table: string): Promise<void> {
    const seats = await this.#parts.db
      .selectFrom('seats')
      .select('person')
      .where('table_id', '=', table)
      .where('program', '=', 1)
      .execute();
    for (const { person } of seats) {
      for (const stream of this.#all()) if (stream.person.id === person) await this.#take(stream, table);
    }
  }

  async #take(stream: ProgramStream, table: string): Promise<void> {
    if (stream.output.destroyed || !stream.take(table)) return;
    try {
      await this.#parts.hub.watch(table, stream, 0);
    } catch (error) {
      stream.drop(table);
      throw error;
    }
    // It may have disconnected while the table was read.
    if (stream.output.destroyed) stream.drop(table);
  }

  #try(work: Promise<void>, table?: string): void {
    work.catch((error) => this.#parts.onError(error, table));
  }
}

/** Tokens themselves are never kept, only their hashes. */
function tokenOf(authorization = ''): string {
  return hashOf(authorization.replace(/^\S+ +/, ''));
}

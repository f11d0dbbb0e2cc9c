import type {
  ChatLine,
  ClientMessages,
  Hints,
  Presence,
  Reply,
  Sight,
  SightChange,
  Table,
} from '@provincia/protocol';
import { changedSight } from '@provincia/protocol/sight-change';
import { io, type Socket } from 'socket.io-client';
import { type Refused, refused } from '../api/problem-words.ts';
import { Looking } from './looking.ts';
import { nothingYet, type TableLink, type TableState, withSight } from './table-link.ts';

const ANSWER_TIME = 10_000;
/** Somebody may have to look for plans first. */
const HINT_TIME = 60_000;
const unreachable = refused('offline');

/** A table on the server. After a lost connection it comes back by itself, and asks for what it has missed. */
export class RemoteLink implements TableLink {
  state: TableState = nothingYet;
  readonly #id: string;
  readonly #socket: Socket;
  readonly #looking = new Looking(() => this.#tellLooking());
  readonly #listeners = new Set<() => void>();

  constructor(id: string) {
    this.#id = id;
    this.#socket = io({ transports: ['websocket'], reconnectionDelayMax: 4000 });
    this.#socket.on('connect', () => void this.#watch());
    this.#socket.on('disconnect', () => this.#change({ connection: 'lost' }));
    this.#socket.on('connect_error', () => this.#change({ connection: 'lost' }));
    // The server measures how long the way is: that is no time of the player's.
    this.#socket.on('echo', (reply: () => void) => reply());
    this.#socket.on('sight', (sight: Sight) => this.#show(sight));
    this.#socket.on('change', (change: SightChange) => this.#show(changedSight(this.state.sight, change)));
    this.#socket.on('table', (table: Table) => this.#change({ table }));
    this.#socket.on('presence', (presence: Presence) => this.#change({ presence }));
    this.#socket.on('chat', (lines: ChatLine[]) => {
      // A line that is told again takes the place of the one that was there: a moderator may have hidden it.
      const known = this.state.chat.filter(({ n }) => !lines.some((line) => line.n === n));
      this.#change({ chat: [...known, ...lines].sort((one, other) => one.n - other.n) });
    });
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  answer(picks: readonly string[]): Promise<Refused | null> {
    return this.#insist('answer', { table: this.#id, seq: this.#seq, picks: [...picks] });
  }

  undo(): Promise<Refused | null> {
    return this.#insist('undo', { table: this.#id, seq: this.#seq });
  }

  consent(yes: boolean): Promise<Refused | null> {
    return this.#insist('consent', { table: this.#id, seq: this.#seq, yes });
  }

  async hint(): Promise<Hints | Refused> {
    const reply = await this.#ask('hint', { table: this.#id, seq: this.#seq }, HINT_TIME);
    return 'value' in reply ? (reply.value as Hints) : reply;
  }

  resign(): Promise<Refused | null> {
    return this.#send('resign', { table: this.#id });
  }

  say(text: string): Promise<Refused | null> {
    return this.#send('chat', { table: this.#id, text });
  }

  close(): void {
    this.#looking.stop();
    this.#socket.disconnect();
  }

  /** Anew after sitting down: the server then knows who looks. */
  reconnect(): Promise<void> {
    this.state = { ...this.state, events: [] };
    this.#socket.disconnect().connect();
    return this.#live();
  }

  get #seq(): number {
    return this.state.sight?.seq ?? 0;
  }

  /** If something was missed, asks for everything from there on. */
  #show(sight: Sight | null): void {
    if (sight === null || sight.since > this.state.events.length) void this.#watch();
    else this.#take(withSight(this.state, sight));
  }

  /** Said again after each lost connection until it is heard: by its number it counts once, or not at all if the table has moved on. */
  async #insist<Name extends 'answer' | 'undo' | 'consent'>(
    name: Name,
    message: ClientMessages[Name],
  ): Promise<Refused | null> {
    for (;;) {
      const problem = await this.#send(name, message);
      if (problem !== unreachable) return problem;
      await this.#live();
    }
  }

  #live(): Promise<void> {
    return new Promise((resolve) => {
      const forget = this.subscribe(() => {
        if (this.state.connection !== 'live') return;
        forget();
        resolve();
      });
    });
  }

  async #watch(): Promise<void> {
    const have = this.state.events.length;
    const problem = await this.#send('watch', { table: this.#id, have, changes: true });
    this.#change({ connection: 'live', problem });
    if (!this.#looking.isSo) this.#tellLooking();
  }

  #tellLooking(): void {
    void this.#send('looking', { table: this.#id, looking: this.#looking.isSo });
  }

  async #send<Name extends keyof ClientMessages>(
    name: Name,
    message: ClientMessages[Name],
  ): Promise<Refused | null> {
    const reply = await this.#ask(name, message, ANSWER_TIME);
    return 'value' in reply ? null : reply;
  }

  async #ask<Name extends keyof ClientMessages>(
    name: Name,
    message: ClientMessages[Name],
    time: number,
  ): Promise<{ readonly value: unknown } | Refused> {
    // What cannot be said now must not be said later, when the table may look different.
    if (!this.#socket.connected) return unreachable;
    try {
      const reply: Reply = await this.#socket.timeout(time).emitWithAck(name, message);
      return reply.ok ? { value: reply.value } : reply.problem;
    } catch {
      return unreachable;
    }
  }

  #change(change: Partial<TableState>): void {
    this.#take({ ...this.state, ...change });
  }

  #take(state: TableState): void {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }
}

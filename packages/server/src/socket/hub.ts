import { type Course, type CourseEvent, sightOf } from '@provincia/course';
import type { ChatLine, Sight, Table } from '@provincia/protocol';
import type { Courses } from '../course/courses.ts';
import type { Person } from '../people/person.ts';
import { type Bus, EVERY_TABLE } from '../store/bus.ts';
import type { Chat } from '../tables/chat.ts';
import type { Tables } from '../tables/tables.ts';

/** Somebody who looks at a table: a socket, or the stream of a program. */
export interface Watcher {
  readonly person: Person | null;
  sight(sight: Sight): void;
  table(table: Table): void;
  chat(lines: readonly ChatLine[]): void;
}

interface Place {
  /** Their seat; null if they only watch. */
  seat: number | null;
  /** How many events of the game they had when they came. */
  readonly have: number;
  /** Whether they have been shown the game. */
  shown: boolean;
  /** Whether something happened while the game was being read for them. */
  missed: boolean;
  /** The last line of the chat that they have. */
  chat: number;
}

interface HubParts {
  readonly courses: Courses;
  readonly tables: Tables;
  readonly chat: Chat;
  readonly bus: Bus;
  readonly onError: (error: unknown, table: string) => void;
}

/** Sends everybody who watches a table in this process what they may see of it. */
export class Hub {
  readonly #parts: HubParts;
  readonly #watched = new Map<string, Map<Watcher, Place>>();
  /** For each table the last of its pending messages: they are sent one after the other. */
  readonly #telling = new Map<string, Promise<void>>();

  constructor(parts: HubParts) {
    this.#parts = parts;
    parts.courses.neverForget((table) => this.#watched.has(table));
    parts.courses.onProgress(({ table, course, events }) => this.#show(table, course, events));
    parts.bus.subscribe(({ table, what }) => {
      for (const known of table === EVERY_TABLE ? [...this.#watched.keys()] : [table]) {
        if (!this.#watched.has(known) || (what === 'log' && table !== EVERY_TABLE)) continue;
        const told = what === 'chat' ? this.#tellChat(known) : this.#tellSeats(known);
        told.catch((error) => parts.onError(error, known));
      }
    });
  }

  get watchers(): number {
    let count = 0;
    for (const places of this.#watched.values()) count += places.size;
    return count;
  }

  /** From now on the watcher is told of this table, beginning with how it stands. `have` counts the events they have. */
  async watch(id: string, watcher: Watcher, have: number): Promise<void> {
    const places = this.#watched.get(id) ?? new Map<Watcher, Place>();
    this.#watched.set(id, places);
    const place: Place = { seat: null, have, shown: false, missed: false, chat: -1 };
    // Registered before anything is read, so that no change in between is missed.
    places.set(watcher, place);
    try {
      await this.#inTurn(id, () => this.#tellOne(id, watcher, place));
    } catch (error) {
      this.unwatch(id, watcher);
      throw error;
    }
    await this.#tellChat(id);
  }

  unwatch(id: string, watcher: Watcher): void {
    const places = this.#watched.get(id);
    places?.delete(watcher);
    if (places?.size === 0) this.#watched.delete(id);
  }

  unwatchAll(watcher: Watcher): void {
    for (const id of [...this.#watched.keys()]) this.unwatch(id, watcher);
  }

  /** Shows the whole game once. If something happens while it is read, it is read again. */
  async #begin(id: string, watcher: Watcher, place: Place, have: number): Promise<void> {
    place.shown = false;
    for (;;) {
      place.missed = false;
      const { course, events } = await this.#parts.courses.withEvents(id, have);
      if (!this.#isThere(id, watcher, place)) return;
      if (place.missed) continue;
      place.shown = true;
      watcher.sight(sightOf(id, course, place.seat, events));
      return;
    }
  }

  #show(id: string, course: Course, events: readonly CourseEvent[]): void {
    const sights = new Map<number | null, Sight>();
    for (const [watcher, place] of this.#watched.get(id) ?? []) {
      const { seat, shown } = place;
      if (!shown) {
        place.missed = true;
        continue;
      }
      const sight = sights.get(seat) ?? sightOf(id, course, seat, events);
      sights.set(seat, sight);
      watcher.sight(sight);
    }
  }

  /** The seats have changed, or the game has begun or ended. */
  async #tellSeats(id: string): Promise<void> {
    await this.#inTurn(id, async () => {
      for (const [watcher, place] of [...(this.#watched.get(id) ?? [])]) {
        await this.#tellOne(id, watcher, place);
      }
    });
  }

  async #tellOne(id: string, watcher: Watcher, place: Place): Promise<void> {
    const table = await this.#parts.tables.describe(id, watcher.person);
    if (!this.#isThere(id, watcher, place)) return;
    const moved = place.seat !== table.you;
    place.seat = table.you;
    watcher.table(table);
    const playing = table.status === 'running' || table.status === 'over';
    // The view depends on the seat.
    const have = place.shown ? 0 : place.have;
    if (playing && (moved || !place.shown)) await this.#begin(id, watcher, place, have);
  }

  /** One after another at each table, so that the newest state is sent last. */
  #inTurn(id: string, tell: () => Promise<void>): Promise<void> {
    const told = (this.#telling.get(id) ?? Promise.resolve()).then(tell);
    const settled = told
      .catch(() => {})
      .then(() => {
        if (this.#telling.get(id) === settled) this.#telling.delete(id);
      });
    this.#telling.set(id, settled);
    return told;
  }

  /** Whether this watcher is still the registered one. */
  #isThere(id: string, watcher: Watcher, place: Place): boolean {
    return this.#watched.get(id)?.get(watcher) === place;
  }

  async #tellChat(id: string): Promise<void> {
    const places = [...(this.#watched.get(id) ?? [])];
    if (places.length === 0) return;
    const lines = await this.#parts.chat.since(id, Math.min(...places.map(([, { chat }]) => chat)));
    for (const [watcher, place] of places) {
      const fresh = lines.filter(({ n }) => n > place.chat);
      if (fresh.length === 0) continue;
      place.chat = fresh[fresh.length - 1].n;
      watcher.chat(fresh);
    }
  }
}

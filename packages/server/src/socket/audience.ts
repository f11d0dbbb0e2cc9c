import { setTimeout as sleep } from 'node:timers/promises';
import { type Course, type CourseEvent, sightOf } from '@provincia/course';
import type { ChatLine, Presence, Sight, Table } from '@provincia/protocol';
import type { Place, Watcher } from './hub.ts';
import { inSlices, SLICE } from './slices.ts';

/** What watchers are told, by the name of the message. */
interface Messages {
  readonly sight: Sight;
  readonly table: Table;
  readonly chat: readonly ChatLine[];
  readonly presence: Presence;
}

/** Sends the same to many sockets, written once. */
export type SendToMany = <Name extends keyof Messages>(
  sockets: readonly string[],
  name: Name,
  content: Messages[Name],
) => void;

/** Of the time of the server, telling the spectators of one table takes at most one part in so many. */
const SHARE = 4;

interface News {
  readonly course: Course;
  readonly events: readonly CourseEvent[];
}

/**
 * Tells those who only watch. They all see the same, so it is written once. There may be thousands: they are told after
 * the players, some at a time. What happens at the table meanwhile they are told together afterwards.
 */
export class Audience {
  readonly #spectatorsOf: (table: string) => readonly (readonly [Watcher, Place])[];
  readonly #onError: (error: unknown, table: string) => void;
  #send: SendToMany = () => {};
  /** By table, what a round that is under way has not told yet. */
  readonly #news = new Map<string, News | null>();

  constructor(
    spectatorsOf: (table: string) => readonly (readonly [Watcher, Place])[],
    onError: (error: unknown, table: string) => void,
  ) {
    this.#spectatorsOf = spectatorsOf;
    this.#onError = onError;
  }

  sendBy(send: SendToMany): void {
    this.#send = send;
  }

  /** Something happened in the game. */
  show(table: string, course: Course, events: readonly CourseEvent[]): void {
    const waiting = this.#news.get(table);
    if (waiting === undefined && this.#spectatorsOf(table).length === 0) return;
    this.#news.set(table, { course, events: [...(waiting?.events ?? []), ...events] });
    if (waiting !== undefined) return;
    this.#rounds(table).catch((error) => this.#onError(error, table));
  }

  /** Tells these the same, some at a time, as long as they are to be told at their turn. */
  tell<Name extends keyof Messages>(
    watchers: readonly Watcher[],
    name: Name,
    content: Messages[Name],
    isStillTrue: (watcher: Watcher) => boolean,
  ): Promise<void> {
    return inSlices(watchers, (slice) => {
      const sockets = slice.filter(isStillTrue).map(({ socket }) => socket);
      this.#send(
        sockets.filter((socket) => socket !== null),
        name,
        content,
      );
    });
  }

  async #rounds(table: string): Promise<void> {
    try {
      for (let news = this.#news.get(table); news; news = this.#news.get(table)) {
        this.#news.set(table, null);
        const begin = performance.now();
        const told = await this.#round(table, news);
        // Few are told at once; of many the others need not notice.
        if (told > SLICE) await sleep((performance.now() - begin) * (SHARE - 1), undefined, { ref: false });
      }
    } finally {
      this.#news.delete(table);
    }
  }

  async #round(table: string, { course, events }: News): Promise<number> {
    const places = new Map(this.#spectatorsOf(table).filter(([, { shown, n }]) => shown && n < course.n));
    if (places.size === 0) return 0;
    const sight = sightOf(table, course, null, events);
    await this.tell([...places.keys()], 'sight', sight, (watcher) => {
      const place = places.get(watcher) as Place;
      // Meanwhile they may have left, sat down, or been shown what came later.
      if (!place.here || place.seat !== null || place.n >= course.n) return false;
      place.n = course.n;
      return true;
    });
    return places.size;
  }
}

import { type Course, type CourseEvent, sightOf } from '@provincia/course';
import type { ChatLine, Picture, Sight, SightChange, Table } from '@provincia/protocol';
import { pictureOf, sightChange } from '@provincia/protocol/sight-change';
import type { Courses } from '../course/courses.ts';
import type { Person } from '../people/person.ts';
import { type Bus, EVERY_TABLE } from '../store/bus.ts';
import type { Chat } from '../tables/chat.ts';
import type { Tables } from '../tables/tables.ts';
import type { LateGames } from '../watching/late-games.ts';
import { Audience, type SendToMany } from './audience.ts';
import { someAtATime } from './crowd.ts';
import type { Presence } from './presence.ts';
import { Talk } from './talk.ts';

/** Somebody who looks at a table: a socket, or the stream of a program. */
export interface Watcher {
  readonly person: Person | null;
  /** The socket, by which many can be told the same at once; null for a stream. */
  readonly socket: string | null;
  sight(sight: Sight): void;
  /** For those who keep their last sight and need no more than what is different. */
  change?(change: SightChange): void;
  table(table: Table): void;
  chat(lines: readonly ChatLine[]): void;
}

/** Where a watcher is with a table. */
export interface Place {
  /** Whether they still look. */
  here: boolean;
  /** Their seat; null if they only watch. */
  seat: number | null;
  /** How many events of the game they have before they are shown it. */
  have: number;
  /** What they were shown last; null if they have not been shown the game. */
  shown: Picture | null;
  /** Whether the game is being read for them. */
  reading: boolean;
  /** Whether something happened meanwhile. */
  missed: boolean;
  /** When the description of the table was read that they have. */
  described: number;
  /** The last line of the chat that they have. */
  chat: number;
  /** Whose lines they do not want to see. */
  unheard: ReadonlySet<string>;
}

interface HubParts {
  readonly courses: Courses;
  readonly late: LateGames;
  readonly tables: Tables;
  readonly chat: Chat;
  readonly presence: Pick<Presence, 'come' | 'go'>;
  readonly bus: Bus;
  readonly onError: (error: unknown, table: string) => void;
}

/** Sends everybody who watches a table in this process what they may see of it. */
export class Hub {
  readonly #parts: HubParts;
  readonly #watched = new Map<string, Map<Watcher, Place>>();
  readonly #audience: Audience;
  readonly #talk: Talk;
  /** For each place and for the chat of each table the last of what has to be told one after the other. */
  readonly #telling = new Map<Place | string, Promise<void>>();
  /** Counts descriptions of tables, so that an older one does not follow a newer one. */
  #descriptions = 0;

  constructor(parts: HubParts) {
    this.#parts = parts;
    const { courses, late } = parts;
    this.#audience = new Audience({
      spectatorsOf: (table) => this.#spectatorsOf(table),
      sightOf: (table, course, events) => late.sightOf(table, course, events),
      onError: parts.onError,
    });
    this.#talk = new Talk({
      chat: parts.chat,
      audience: this.#audience,
      watched: this.#watched,
      inTurn: (table, tell) => this.#inTurn(table, tell),
      onError: parts.onError,
    });
    courses.neverForget((table) => this.#watched.has(table));
    late.isWatched = (table) => this.#watched.has(table);
    courses.onProgress(({ table, course, events }) => {
      // The players first.
      this.#showPlayers(table, course, events);
      if (!late.isLate(course)) this.#showSpectators(table, course, events);
    });
    late.onProgress(({ table, course, events }) => this.#showSpectators(table, course, events));
    late.onEnd((table) => void this.#tellSeats(table).catch((error) => parts.onError(error, table)));
    parts.bus.subscribe(({ table, what, n, person }) => {
      if (person?.what === 'blocks') this.#talk.hearAnew(table);
      for (const known of table === EVERY_TABLE ? [...this.#watched.keys()] : [table]) {
        if (!this.#watched.has(known) || (what === 'log' && table !== EVERY_TABLE) || what === 'presence')
          continue;
        const told = what === 'chat' ? this.#talk.tell(known, n) : this.#tellSeats(known);
        told.catch((error) => parts.onError(error, known));
      }
    });
  }

  /** How the same is sent to many sockets at once. */
  sendBy(send: SendToMany): void {
    this.#audience.sendBy(send);
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
    const place: Place = {
      here: true,
      seat: null,
      have,
      shown: null,
      reading: false,
      missed: false,
      described: 0,
      chat: -1,
      unheard: new Set(),
    };
    // Registered before anything is read, so that no change in between is missed.
    places.set(watcher, place);
    try {
      await this.#tellOne(id, watcher, place);
    } catch (error) {
      this.unwatch(id, watcher);
      throw error;
    }
    if (place.here) this.#parts.presence.come(id, watcher);
    await this.#talk.begin(id, watcher, place);
  }

  unwatch(id: string, watcher: Watcher): void {
    const places = this.#watched.get(id);
    const place = places?.get(watcher);
    if (place !== undefined) place.here = false;
    places?.delete(watcher);
    if (places?.size === 0) this.#watched.delete(id);
    this.#parts.presence.go(id, watcher);
  }

  unwatchAll(watcher: Watcher): void {
    for (const id of [...this.#watched.keys()]) this.unwatch(id, watcher);
  }

  /** Shows the game as it stands. If something happens while it is read, it is read again. */
  async #begin(id: string, watcher: Watcher, place: Place): Promise<void> {
    place.shown = null;
    place.missed = true;
    if (place.reading) return;
    place.reading = true;
    try {
      while (place.missed && place.here) {
        place.missed = false;
        const { courses, late } = this.#parts;
        const { seat } = place;
        const { course, events } = await (seat === null ? late : courses).withEvents(id, place.have);
        if (place.missed || !place.here) continue;
        const sight = seat === null ? late.sightOf(id, course, events) : sightOf(id, course, seat, events);
        place.shown = pictureOf(sight);
        watcher.sight(sight);
      }
    } finally {
      place.reading = false;
    }
  }

  #showPlayers(id: string, course: Course, events: readonly CourseEvent[]): void {
    const sights = new Map<number, Sight>();
    for (const [watcher, place] of this.#watched.get(id) ?? []) {
      const { seat, shown } = place;
      if (shown === null) place.missed = true;
      // What leaves the number of the step as it is nobody sees: others must not even notice that it was written.
      else if (seat !== null && shown.seq < course.seq) {
        const sight = sights.get(seat) ?? sightOf(id, course, seat, events);
        sights.set(seat, sight);
        place.shown = pictureOf(sight);
        if (watcher.change === undefined) watcher.sight(sight);
        else watcher.change(sightChange(shown, sight));
      }
    }
  }

  #showSpectators(id: string, course: Course, events: readonly CourseEvent[]): void {
    for (const [, place] of this.#spectatorsOf(id)) if (place.shown === null) place.missed = true;
    this.#audience.show(id, course, events);
  }

  /** The seats have changed, or the game has begun or ended. Everybody without a seat is told the same. */
  async #tellSeats(id: string): Promise<void> {
    const { tables } = this.#parts;
    const number = ++this.#descriptions;
    const tell = (some: readonly (readonly [Watcher, Place])[]) =>
      Promise.all(some.map(([watcher, place]) => this.#tellOne(id, watcher, place)));
    const all = [...(this.#watched.get(id) ?? [])];
    const others = all.filter(([, { seat }]) => seat === null);
    const players = all.filter(([, { seat }]) => seat !== null);
    const [{ host }, seats] = await Promise.all([tables.row(id), tables.seats(id), tell(players)]);
    const sitting = new Set([host, ...seats.flatMap(({ person, reserved }) => [person, reserved])]);
    // Who is being told just now, or has been since, is told again afterwards.
    const concerned = new Set(
      others.filter(
        ([{ person }, place]) =>
          place.seat !== null || this.#telling.has(place) || (person !== null && sitting.has(person.id)),
      ),
    );
    const crowd = new Map(others.filter((one) => !concerned.has(one)));
    await tell([...concerned]);
    if (crowd.size === 0) return;
    const table = await tables.describe(id, null);
    await this.#audience.tell([...crowd.keys()], 'table', table, (watcher) =>
      this.#noteDescription(crowd.get(watcher) as Place, table, number),
    );
    if (!isPlayed(table)) return;
    const waiting = [...crowd].filter(([, { here, shown, reading }]) => here && shown === null && !reading);
    await someAtATime(waiting, async (slice) => {
      await Promise.all(slice.map(([watcher, place]) => this.#begin(id, watcher, place)));
    });
  }

  #tellOne(id: string, watcher: Watcher, place: Place): Promise<void> {
    return this.#inTurn(place, async () => {
      const number = ++this.#descriptions;
      const table = await this.#parts.tables.describe(id, watcher.person);
      const moved = place.seat !== table.you;
      if (!this.#noteDescription(place, table, number)) return;
      watcher.table(table);
      if (!isPlayed(table) || (place.shown !== null && !moved)) return;
      // The view depends on the seat.
      if (place.shown !== null) place.have = 0;
      await this.#begin(id, watcher, place);
    });
  }

  /** Whether the description is newer than the one they have, which it takes the place of. */
  #noteDescription(place: Place, { you }: Table, number: number): boolean {
    if (!place.here || place.described > number) return false;
    place.described = number;
    place.seat = you;
    return true;
  }

  #spectatorsOf(id: string): readonly (readonly [Watcher, Place])[] {
    return [...(this.#watched.get(id) ?? [])].filter(([, { seat }]) => seat === null);
  }

  /** One after another, so that the newest is sent last. */
  #inTurn(of: Place | string, tell: () => Promise<void>): Promise<void> {
    const told = (this.#telling.get(of) ?? Promise.resolve()).then(tell);
    const settled = told
      .catch(() => {})
      .then(() => {
        if (this.#telling.get(of) === settled) this.#telling.delete(of);
      });
    this.#telling.set(of, settled);
    return told;
  }
}

function isPlayed({ status }: Table): boolean {
  return status === 'running' || status === 'over';
}

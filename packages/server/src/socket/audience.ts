import { setTimeout as sleep } from 'node:timers/promises';
import type { Course, CourseEvent } from '@provincia/course';
import type { ChatLine, Picture, Presence, Sight, SightChange, Table } from '@provincia/protocol';
import { pictureOf, sightChange } from '@provincia/protocol/sight-change';
import { AT_ONCE, someAtATime } from './crowd.ts';
import type { Place, Watcher } from './hub.ts';

/** What watchers are told, by the name of the message. */
interface Messages {
  readonly sight: Sight;
  readonly change: SightChange;
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

interface AudienceParts {
  readonly spectatorsOf: (table: string) => readonly (readonly [Watcher, Place])[];
  /** What they see of a game. */
  readonly sightOf: (table: string, course: Course, events: readonly CourseEvent[]) => Sight;
  readonly onError: (error: unknown, table: string) => void;
}

/**
 * Tells those who only watch. They all see the same, so it is written once. There may be thousands: they are told after
 * the players, some at a time. What happens at the table meanwhile they are told together afterwards.
 */
export class Audience {
  readonly #parts: AudienceParts;
  #send: SendToMany = () => {};
  /** By table, what a round that is under way has not told yet. */
  readonly #news = new Map<string, News | null>();

  constructor(parts: AudienceParts) {
    this.#parts = parts;
  }

  sendBy(send: SendToMany): void {
    this.#send = send;
  }

  /** Something happened in the game. */
  show(table: string, course: Course, events: readonly CourseEvent[]): void {
    const waiting = this.#news.get(table);
    if (waiting === undefined && this.#parts.spectatorsOf(table).length === 0) return;
    this.#news.set(table, { course, events: [...(waiting?.events ?? []), ...events] });
    if (waiting !== undefined) return;
    this.#rounds(table).catch((error) => this.#parts.onError(error, table));
  }

  /** Tells these the same, some at a time, as long as they are to be told at their turn. */
  tell<Name extends keyof Messages>(
    watchers: readonly Watcher[],
    name: Name,
    content: Messages[Name],
    isStillTrue: (watcher: Watcher) => boolean,
  ): Promise<void> {
    return someAtATime(watchers, (slice) => {
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
        if (told > AT_ONCE) await sleep((performance.now() - begin) * (SHARE - 1), undefined, { ref: false });
      }
    } finally {
      this.#news.delete(table);
    }
  }

  async #round(table: string, { course, events }: News): Promise<number> {
    const isBehind = ({ shown }: Place) => shown !== null && shown.seq < course.seq;
    const places = new Map(this.#parts.spectatorsOf(table).filter(([, place]) => isBehind(place)));
    if (places.size === 0) return 0;
    const sight = this.#parts.sightOf(table, course, events);
    const picture = pictureOf(sight);
    const mayBeTold = (watcher: Watcher) => {
      const place = places.get(watcher) as Place;
      // Meanwhile they may have left, sat down, or been shown what came later.
      if (!place.here || place.seat !== null || !isBehind(place)) return false;
      place.shown = picture;
      return true;
    };
    for (const [before, group] of byWhatTheyHave(places)) {
      if (before === null) await this.tell(group, 'sight', sight, mayBeTold);
      else await this.tell(group, 'change', sightChange(before, sight), mayBeTold);
    }
    return places.size;
  }
}

/** Spectators by the picture that a change can be told from, which is the same for all at one step; null for the whole. */
function byWhatTheyHave(places: ReadonlyMap<Watcher, Place>): Map<Picture | null, Watcher[]> {
  const pictures = new Map<number, Picture>();
  const groups = new Map<Picture | null, Watcher[]>();
  for (const [watcher, { shown }] of places) {
    const picture =
      shown === null || watcher.change === undefined ? null : (pictures.get(shown.seq) ?? shown);
    if (picture !== null) pictures.set(picture.seq, picture);
    const group = groups.get(picture);
    if (group === undefined) groups.set(picture, [watcher]);
    else group.push(watcher);
  }
  return groups;
}

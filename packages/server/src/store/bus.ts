import type { PersonNews } from '@provincia/protocol';

/** In place of a table's id: news may have been missed, so check all tables. */
export const EVERY_TABLE = '*';

/** What a process tells all processes, itself included. */
export interface News {
  /**
   * A table's log has grown, its seats have changed, or there is something new in its chat. Or a session or a token
   * has ended: then its id stands here. Or somebody has come or gone; of no table, a process only says that it is there.
   * Or there is something that a person should know: then their id stands here.
   */
  readonly table: string;
  readonly what: 'log' | 'seats' | 'chat' | 'ended' | 'presence' | 'person';
  /**
   * For a log: how many entries it has now. A process that has them all need not read it. For a chat: the line that was
   * hidden, or is to be seen again.
   */
  readonly n?: number;
  readonly report?: PresenceReport;
  readonly person?: PersonNews;
}

/** Who of the people at a table a process has connections with. */
export interface PresenceReport {
  readonly process: string;
  readonly here: readonly string[];
  /** Connected, but looking at something else. */
  readonly away: readonly string[];
  /** How many look on without a seat. */
  readonly watching: number;
  /** Who is gone since when, as far as the process remembers. */
  readonly gone: readonly (readonly [person: string, at: number])[];
  /** Whether the others should tell what they know of the table. */
  readonly asks?: boolean;
}

/** Tells somebody something, wherever they are connected. */
export function tellPerson(bus: Pick<Bus, 'publish'>, id: string, person: PersonNews): void {
  bus.publish({ table: id, what: 'person', person });
}

/** Carries news between the processes of one database. */
export interface Bus {
  publish(news: News): void;
  subscribe(listener: (news: News) => void): void;
}

/** For a database that has one process only. */
export class LocalBus implements Bus {
  readonly #listeners: ((news: News) => void)[] = [];

  publish(news: News): void {
    for (const listener of this.#listeners) listener(news);
  }

  subscribe(listener: (news: News) => void): void {
    this.#listeners.push(listener);
  }
}

/** In place of a table's id: news may have been missed, so check all tables. */
export const EVERY_TABLE = '*';

/** What a process tells all processes, itself included. */
export interface News {
  /**
   * A table's log has grown, its seats have changed, or there is something new in its chat. Or a session or a token
   * has ended: then its id stands here.
   */
  readonly table: string;
  readonly what: 'log' | 'seats' | 'chat' | 'ended';
  /** For a log: how many entries it has now. A process that has them all need not read it. */
  readonly n?: number;
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

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Bus, EVERY_TABLE, LocalBus, type News } from './bus.ts';
import { connecting, SILENCE, socketOf } from './postgres.ts';

const CHANNEL = 'provincia';
const FIRST_WAIT = 100;
const LONGEST_WAIT = 5000;
/** How often the listening connection is tried: by itself it would say nothing if it were dead. */
const TRYING = 2000;

/** News by LISTEN and NOTIFY. After a lost connection it connects again and tells everybody to look again. */
export class PostgresBus implements Bus {
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #onError: (error: Error) => void;
  readonly #local = new LocalBus();
  readonly #outbox: string[] = [];
  /** Marks the news of this process. */
  readonly #me = randomUUID();
  #client: pg.Client | null = null;
  #trying: NodeJS.Timeout | undefined;
  #closed = false;

  static async open(url: string, pool: pg.Pool, onError: (error: Error) => void): Promise<PostgresBus> {
    const bus = new PostgresBus(url, pool, onError);
    await bus.#listen();
    return bus;
  }

  private constructor(url: string, pool: pg.Pool, onError: (error: Error) => void) {
    this.#url = url;
    this.#pool = pool;
    this.#onError = onError;
  }

  /** This process hears it at once, the others by way of the database. */
  publish(news: News): void {
    this.#local.publish(news);
    this.#outbox.push(JSON.stringify({ ...news, from: this.#me }));
    if (this.#outbox.length === 1) setImmediate(() => this.#send());
  }

  /** Sends all news of one turn of the event loop together. Otherwise they would double the commits under load. */
  #send(): void {
    const texts = this.#outbox.splice(0);
    const notify = () =>
      this.#pool.query('select pg_notify($1, news) from unnest($2::text[]) news', [CHANNEL, texts]);
    // The listening connection may have just broken; the pool has others.
    notify().catch(notify).catch(this.#onError);
  }

  subscribe(listener: (news: News) => void): void {
    this.#local.subscribe(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#trying);
    await this.#client?.end();
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({ ...connecting, connectionString: this.#url, query_timeout: SILENCE });
    client.on('error', (error) => {
      this.#onError(error);
      // A connection that breaks may say so twice.
      if (this.#client !== client) return;
      clearTimeout(this.#trying);
      this.#client = null;
      void this.#again(FIRST_WAIT);
    });
    client.on('notification', ({ payload = '' }) => {
      const { from, ...news } = JSON.parse(payload) as News & { from: string };
      if (from !== this.#me) this.#local.publish(news);
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.#client = client;
    this.#tryLater(client);
  }

  #tryLater(client: pg.Client): void {
    this.#trying = setTimeout(() => {
      client.query('select 1').then(
        () => this.#client === client && !this.#closed && this.#tryLater(client),
        (error) => socketOf(client).destroy(error),
      );
    }, TRYING);
  }

  async #again(wait: number): Promise<void> {
    if (this.#closed) return;
    try {
      await this.#listen();
      this.#local.publish({ table: EVERY_TABLE, what: 'log' });
    } catch {
      setTimeout(() => void this.#again(Math.min(wait * 2, LONGEST_WAIT)), wait);
    }
  }
}

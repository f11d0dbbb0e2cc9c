import type { Registered } from '../crew.ts';
import type { KindName, ResultOf, Task } from '../kinds.ts';
import type { Numbered } from '../ledger.ts';
import { packed, unpacked } from './packing.ts';
import { Presence } from './presence.ts';
import { QUEUE } from './schema.ts';
import { sweep } from './sweep.ts';

/** What a job carries. */
export interface Errand {
  readonly run: number;
  readonly place: number;
  readonly piece: unknown;
}

/** What came of a piece. */
export interface Delivered<K extends KindName> {
  readonly place: number;
  readonly worker: string;
  readonly amount: number;
  readonly seconds: number;
  readonly result: ResultOf<K>;
}

/** Where a worker says that there are new results of a run. */
export function channelOf(run: number): string {
  return `provincia_lab_${run}`;
}

/** A run in the database: pieces go in, results come out. */
export class Post<K extends KindName> {
  readonly #presence: Presence;
  readonly #version: string;

  private constructor(presence: Presence, version: string) {
    this.#presence = presence;
    this.#version = version;
  }

  static async open<K extends KindName>(
    database: string,
    { kind, orders }: Task<K>,
    version: string,
    onResult: () => void,
  ): Promise<Post<K>> {
    const presence = await Presence.of('run', database, async (client, id) => {
      const values = [id, kind, packed(orders)];
      await client.query('insert into provincia_lab.run (id, kind, orders) values ($1, $2, $3)', values);
      client.on('notification', onResult);
      await client.query(`listen ${channelOf(id)}`);
    });
    return new Post<K>(presence, version);
  }

  get lost(): Promise<unknown> {
    return this.#presence.lost;
  }

  isAlive(): Promise<boolean> {
    return this.#presence.isAlive();
  }

  /** Hands pieces out. Only workers of the same version take them. */
  async send(pieces: readonly Numbered<K>[]): Promise<void> {
    const { client, id: run } = this.#presence;
    const errands = pieces.map(({ place, piece }): Errand => ({ run, place, piece }));
    await client.query(
      `select ${QUEUE}.add_job($1, payload := errand, job_key := key) from unnest($2::json[], $3::text[]) as t (errand, key)`,
      [
        this.#version,
        errands.map((errand) => JSON.stringify(errand)),
        errands.map(({ place }) => `${run}:${place}`),
      ],
    );
  }

  /** What has come in since the last time. What went wrong with a piece goes wrong here too, as it would without workers. */
  async fetch(): Promise<readonly Delivered<K>[]> {
    const { client, id } = this.#presence;
    const { rows } = await client.query('delete from provincia_lab.result where run = $1 returning *', [id]);
    return rows.map(({ place, worker, amount, seconds, result, error }) => {
      if (error !== null) throw new Error(`${worker}: ${error}`);
      return { place, worker, amount, seconds, result: unpacked(result) as ResultOf<K> };
    });
  }

  /** Cleans up after those who are gone; returns the workers that are there. */
  async look(): Promise<readonly Registered[]> {
    const { client } = this.#presence;
    await sweep(client);
    const { rows } = await client.query(
      'select name, version, threads from provincia_lab.worker order by id',
    );
    return rows;
  }

  /** How many workers a piece of this run has ended, if that were so many that nobody takes it any more; otherwise 0. */
  async deadly(): Promise<number> {
    const { client, id } = this.#presence;
    const { rows } = await client.query(
      `select coalesce(max(attempts), 0)::integer as attempts from ${QUEUE}.jobs
       where key like $1 and attempts >= max_attempts and locked_at is null`,
      [`${id}:%`],
    );
    return rows[0].attempts;
  }

  /** Leaves nothing behind. What somebody is at is given up soon. */
  async close(): Promise<void> {
    const { client, id } = this.#presence;
    try {
      await client.query('delete from provincia_lab.run where id = $1', [id]);
      await sweep(client);
    } catch {
      // Without a connection others clean up.
    }
    await this.#presence.end();
  }
}

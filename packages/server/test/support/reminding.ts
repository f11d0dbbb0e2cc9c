import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '@provincia/protocol';
import type { RunningServer } from '../../src/app.ts';
import { Client } from './client.ts';
import { TestClock } from './clock.ts';
import { databases, type TestDatabase } from './databases.ts';
import { type PushService, startPushService, type TestDevice } from './push-service.ts';
import { serverHere } from './server.ts';
import { ring } from './waiting.ts';

export const SECOND = 1000;
export const HOUR = 3_600_000;
/** After so long all games by the day have been looked at. */
const NOTICING = 5 * SECOND;
export const DAY = 24 * HOUR;

/** A server whose time the test moves, and a push service. */
export class Reminding {
  readonly clock: TestClock;
  readonly #made: TestDatabase;
  readonly #server: RunningServer;
  readonly service: PushService;

  static async begin(kind: keyof typeof databases, env: Record<string, string> = {}): Promise<Reminding> {
    const made = await databases[kind]();
    const clock = new TestClock();
    const server = await serverHere({ ...made.env, ...env }, { now: clock.now });
    const key = async () =>
      ((await (await fetch(`${server.url}/api/push/key`)).json()) as { key: string }).key;
    return new Reminding(made, clock, server, await startPushService(key, ring));
  }

  private constructor(made: TestDatabase, clock: TestClock, server: RunningServer, service: PushService) {
    this.#made = made;
    this.clock = clock;
    this.#server = server;
    this.service = service;
  }

  get db() {
    return this.#made.store.db;
  }

  get url(): string {
    return this.#server.url;
  }

  async end(): Promise<void> {
    await this.#server.stop();
    await this.service.close();
    await this.#made.remove();
  }

  /** Somebody with a device that is told. */
  async guest(name: string): Promise<Client> {
    const client = new Client(this.url);
    await client.do('PATCH', '/api/me', { name });
    await this.subscribe(client, this.service.device(name));
    await client.connect();
    return client;
  }

  async member(name: string): Promise<Client> {
    const client = new Client(this.url);
    await client.do('POST', '/api/register', { name, password: 'a good password' });
    await client.connect();
    return client;
  }

  subscribe(client: Client, { subscription }: TestDevice): Promise<unknown> {
    return client.do('POST', '/api/me/push', subscription);
  }

  /** A game of these people that has begun, at which nobody looks. */
  async game(people: readonly Client[], clock: Clock | null = { days: 2 }): Promise<string> {
    const [host, ...others] = people;
    const { id } = await host.make({ seats: people.map(() => 'person' as const), ...(clock && { clock }) });
    for (const other of others) await other.do('POST', `/api/tables/${id}/join`, {});
    return id;
  }

  /** Whoever is asked at the table ends their turn. Returns who it was. */
  async endTurn(people: readonly Client[], table: string): Promise<Client> {
    const { n } = await this.db
      .selectFrom('heads')
      .select('n')
      .where('table_id', '=', table)
      .executeTakeFirstOrThrow();
    for (const person of people) {
      const reply = await person.send('answer', { table, seq: n, picks: [] });
      if (reply.ok) return person;
      if (reply.problem.code !== 'wrong-player') throw new Error(reply.problem.message);
    }
    throw new Error('nobody is asked');
  }

  /** Time passes, and everything that is due by then is done: what happened before is noticed first. */
  async pass(time: number): Promise<void> {
    const first = Math.min(time, NOTICING);
    await this.#settle();
    this.clock.pass(first);
    await this.#settle();
    this.clock.pass(time - first);
    await this.#settle();
  }

  /** Waits until nothing is due any more, nor what that has led to. */
  async #settle(): Promise<void> {
    const now = this.clock.now();
    const games = this.db.selectFrom('heads').select('table_id').where('due_at', '<=', now);
    const jobs = this.db.selectFrom('jobs').select('subject').where('due_at', '<=', now);
    while ((await games.execute()).length + (await jobs.execute()).length > 0) await pause(20);
  }

  /** What somebody's device was told so far: what, and of how many games. */
  told(name: string): string[] {
    return this.service.pushed
      .filter(({ device }) => device === name)
      .map(({ message }) => message.news.map(({ kind, count }) => `${kind} ${count}`).join(', '));
  }
}

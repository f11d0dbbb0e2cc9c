import type { RulesVersion, Setup } from '@provincia/engine';
import { test } from 'vitest';
import type { RunningServer } from '../../src/app.ts';
import { packed } from '../../src/course/packed-log.ts';
import type { Database } from '../../src/store/database.ts';
import { Client } from './client.ts';
import { databases, type TestDatabase } from './databases.ts';
import { look } from './games.ts';
import { serverHere } from './server.ts';

/** A release in which version 1 of the rules ends, and the one after it. */
export const ending = versions('ending');
export const retired = versions('retired');

function versions(status: RulesVersion['status']): RulesVersion[] {
  return [
    { version: 1, status, changes: {} },
    { version: 2, status: 'played', changes: {} },
  ];
}

interface SatDown {
  readonly id: string;
  readonly players: readonly Client[];
}

/** One release of a server after another, on the same database. */
export class Releases {
  readonly db: Database;
  readonly #env: TestDatabase['env'];
  readonly #clients: Client[] = [];
  #server: RunningServer | null = null;

  constructor({ env, store }: TestDatabase) {
    this.#env = env;
    this.db = store.db;
  }

  get url(): string {
    if (this.#server === null) throw new Error('no release is running');
    return this.#server.url;
  }

  /** Starts the next release, with these versions of the rules or with the real ones, once the last one has stopped. */
  async start(rules?: readonly RulesVersion[]): Promise<void> {
    await this.stop();
    this.#server = await serverHere(this.#env, rules && { rules });
  }

  async stop(): Promise<void> {
    for (const client of this.#clients) client.close();
    await this.#server?.stop();
    this.#server = null;
  }

  /** Somebody at the release that runs. */
  newClient(): Client {
    const client = new Client(this.url);
    this.#clients.push(client);
    return client;
  }

  /** Two people at a new table of rules version 1. */
  async sitDown(facts: Pick<Partial<Setup>, 'kingdom' | 'seed' | 'first'> = {}): Promise<SatDown> {
    const { kingdom, ...setup } = facts;
    const players = [this.newClient(), this.newClient()];
    const { id } = await players[0].make({
      access: 'open',
      ...(kingdom !== undefined && { kingdom: { by: 'cards', cards: [...kingdom] } }),
    });
    const begun = { rules: 1, ...setup };
    await this.db.updateTable('tables').set(begun).where('id', '=', id).execute();
    await players[1].do('POST', `/api/tables/${id}/join`, {});
    for (const player of players) await look(player, id);
    return { id, players };
  }

  /** They find their table at the release that runs now. */
  async comeBack({ id, players }: SatDown): Promise<void> {
    for (const player of players) {
      player.url = this.url;
      player.sights.length = 0;
      await look(player, id);
    }
  }

  /** From now on nobody can play this part of the log again. */
  async spoil(table: string): Promise<void> {
    const nonsense = { kind: 'answer', seat: 0, picks: ['nonsense'] } as const;
    const { kind, ...data } = nonsense;
    const row = { kind, data: JSON.stringify(data) };
    await this.db.updateTable('log').set(row).where('table_id', '=', table).execute();
    const whole = { data: await packed([{ entry: nonsense, at: 0 }]) };
    await this.db.updateTable('packed_logs').set(whole).where('table_id', '=', table).execute();
  }
}

/** The same test on each of the databases, each with a new one. */
export function testReleases(title: string, run: (releases: Releases) => Promise<void>): void {
  test.for(Object.entries(databases))(`on %s ${title}`, async ([, newDatabase], { onTestFinished }) => {
    const database = await newDatabase();
    onTestFinished(database.remove);
    const releases = new Releases(database);
    onTestFinished(() => releases.stop());
    await run(releases);
  });
}

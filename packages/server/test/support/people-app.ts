import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { makeApi } from '../../src/http/api.ts';
import type { PeopleContext } from '../../src/people/context.ts';
import { peopleRoutes } from '../../src/people/routes.ts';
import { People } from '../../src/people/sessions.ts';
import { Refusal } from '../../src/refusal.ts';
import type { News } from '../../src/store/bus.ts';
import type { ChatRow, Database, SeatRow, TableRow } from '../../src/store/database.ts';
import type { Store } from '../../src/store/open.ts';
import { databases, type TestDatabase } from './databases.ts';
import { newTestSeed } from './server.ts';

/** What came back. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect in it
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The routes about people on a database, with a clock that stands still. */
export class TestApp {
  readonly db: Database;
  readonly context: PeopleContext;
  readonly people: People;
  readonly app: FastifyInstance;
  readonly news: News[] = [];
  /** What the server wrote to its log. */
  readonly log: string[] = [];
  now = Date.parse('2026-01-01T12:00:00Z');
  #tables = 0;

  constructor(store: Store, env: Record<string, string>) {
    // Games that ended just now are over for all.
    const config = readConfig({ SPECTATOR_DELAY: '0', ...env });
    if (typeof config === 'string') throw new Error(config);
    this.db = store.db;
    this.context = {
      db: store.db,
      config,
      now: () => this.now,
      bus: { publish: (news: News) => void this.news.push(news) },
    };
    const { context } = this;
    this.people = new People(context);
    this.app = Fastify({ logger: { level: 'trace', stream: { write: (line) => void this.log.push(line) } } });
    this.app.setErrorHandler((error, _, reply) => {
      if (!(error instanceof Refusal)) throw error;
      return reply.code(error.status).send({ code: error.code, message: error.message });
    });
    this.app.register(async (scope) => peopleRoutes(makeApi(scope, this.people.recognise), context));
    // A route that makes guests, like those of tables.
    this.app.post('/play', async (request, reply) => this.people.recognise(request, reply, 'somebody'));
  }

  browser(): Browser {
    return new Browser(this.app);
  }

  /** Somebody who registered. */
  async member(name: string, password = 'a good password'): Promise<Browser> {
    const browser = this.browser();
    const { status, body } = await browser.ask('POST', '/api/register', { name, password });
    if (status !== 200) throw new Error(body.message);
    return browser;
  }

  async idOf(browser: Browser): Promise<string> {
    const person = await this.people.recogniseCookie(browser.cookieHeader());
    if (person === null) throw new Error('Nobody is known by this cookie.');
    return person.id;
  }

  /** A table with these people, written straight into the database. */
  async table(people: readonly (string | null)[], facts: Partial<TableRow> = {}): Promise<string> {
    const id = `table${'abcdefghijklmnopqrstuvwxyz'[this.#tables++]}`.padEnd(16, '2');
    const row: TableRow = {
      id,
      status: 'over',
      host: people[0] ?? '',
      access: 'open',
      rated: 0,
      players: people.length,
      rules: 1,
      kingdom: '["cellar","market"]',
      wish: '{"by":"random"}',
      printed: null,
      shelters: null,
      colonies: null,
      clock: null,
      seed: newTestSeed(),
      first: null,
      previous: null,
      next: null,
      result: JSON.stringify({ winners: [0], points: people.map(() => 3), turns: people.map(() => 9) }),
      created_at: this.now,
      started_at: this.now,
      ended_at: this.now,
      ...facts,
    };
    const seats: SeatRow[] = people.map((person, seat) => ({
      table_id: id,
      seat,
      person,
      level: null,
      program: 0,
      ended_at: row.status === 'over' ? row.ended_at : null,
    }));
    await this.db.insertInto('tables').values(row).execute();
    await this.db.insertInto('seats').values(seats).execute();
    return id;
  }

  async say(table_id: string, person: string, text: string): Promise<void> {
    const row: ChatRow = { table_id, n: 0, person, text, at: this.now };
    await this.db.insertInto('chat').values(row).execute();
  }

  /** The ids of those who sit at a table. */
  async sitting(table: string): Promise<readonly (string | null)[]> {
    const rows = await this.db
      .selectFrom('seats')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('seat')
      .execute();
    return rows.map(({ person }) => person);
  }
}

/** Keeps cookies. */
export class Browser {
  readonly #app: FastifyInstance;
  cookie: string | undefined;
  /** How the cookie was set the last time. */
  setCookie = '';

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  cookieHeader(): string | undefined {
    return this.cookie === undefined ? undefined : `other=1; provincia=${this.cookie}`;
  }

  async ask(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const cookie = this.cookieHeader();
    const answer = await this.#app.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload }),
      headers: { 'user-agent': 'Test', ...(cookie === undefined ? {} : { cookie }), ...headers },
    });
    const set = answer.cookies.find(({ name }) => name === 'provincia');
    if (set !== undefined) {
      this.cookie = set.value === '' ? undefined : set.value;
      this.setCookie = String(answer.headers['set-cookie']);
    }
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  }
}

/** Runs tests over both databases, with an empty one for each test. */
export function onBothDatabases(
  tests: (made: () => TestApp) => void,
  env: Record<string, string> = {},
): void {
  for (const kind of ['SQLite', 'PostgreSQL'] as const) {
    describe(`with ${kind}`, () => {
      let database: TestDatabase;
      let names: readonly string[];
      let made: TestApp;
      beforeAll(async () => {
        database = await databases[kind]();
        const known = await database.store.db.introspection.getTables();
        names = known.map(({ name }) => name);
      });
      beforeEach(() => {
        made = new TestApp(database.store, env);
      });
      afterEach(async () => {
        await made.app.close();
        for (const name of names) await sql`delete from ${sql.table(name)}`.execute(database.store.db);
      });
      afterAll(() => database.remove());
      tests(() => made);
    });
  }
}

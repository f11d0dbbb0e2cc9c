import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, onTestFinished } from 'vitest';
import { startPostgres } from '../../../packages/server/test/support/postgres.ts';

const program = fileURLToPath(new URL('../../../packages/provincia/bin/provincia.js', import.meta.url));

/** What levels find out about kingdoms takes long: all programs of a file know what one of them has found. */
const cache = mkdtempSync(join(tmpdir(), 'provincia-workers-'));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

/** The locks of those who are there; programs of other versions know them too. */
const LOCKS = { run: 1_886_545_508, worker: 1_886_545_509 } as const;

/** A command of the program as a process of its own. */
export class Program {
  out = '';
  err = '';
  readonly #child: ChildProcess;
  /** The exit status, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  readonly #waiting = new Set<() => void>();

  constructor(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    const { DATABASE_URL, ...inherited } = process.env;
    this.#child = spawn(process.execPath, [program, ...args], {
      env: { ...inherited, LC_ALL: 'C', XDG_CACHE_HOME: cache, ...env },
    });
    this.#child.stdout?.on('data', (chunk) => this.#hear(() => (this.out += chunk)));
    this.#child.stderr?.on('data', (chunk) => this.#hear(() => (this.err += chunk)));
    this.ended = new Promise((resolve) => {
      this.#child.once('close', (status, signal) => resolve(status ?? String(signal)));
    });
    onTestFinished(async () => {
      this.kill('SIGKILL');
      await this.ended;
    });
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Once it has said this, on whichever stream; fails if it ends before. */
  async says(what: string | RegExp): Promise<void> {
    const said = () => `${this.out}${this.err}`.search(what) >= 0;
    const heard = new Promise<void>((resolve) => {
      this.#waiting.add(() => said() && resolve());
      if (said()) resolve();
    });
    const over = this.ended.then((status) => {
      if (!said()) throw new Error(`it ended with ${status} and had said:\n${this.out}${this.err}`);
    });
    await Promise.race([heard, over]);
  }

  /** What it printed in the end. */
  async result(): Promise<{ status: number | string; out: string; err: string }> {
    const status = await this.ended;
    return { status, out: this.out, err: this.err };
  }

  #hear(note: () => void): void {
    note();
    for (const look of this.#waiting) look();
  }
}

/** A new database, and what a test does with it. */
export async function newDatabase() {
  const postgres = await startPostgres();
  const address = await postgres.newDatabase();
  const client = new pg.Client({ connectionString: address, application_name: 'test' });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await postgres.stop();
  });
  const rows = async (sql: string, values: readonly unknown[] = []) =>
    (await client.query(sql, [...values])).rows;
  return {
    address,
    rows,
    /** A worker that is ready. */
    async worker(name: string, ...more: readonly string[]): Promise<Program> {
      const worker = new Program([
        'worker',
        '--database',
        address,
        '--name',
        name,
        '--threads',
        '1',
        ...more,
      ]);
      await worker.says(`Worker ${name} is ready`);
      return worker;
    },
    /** As long as the test goes on, somebody with this number is there. */
    async isThere(what: keyof typeof LOCKS, id: number): Promise<void> {
      await rows('select pg_advisory_lock($1, $2)', [LOCKS[what], id]);
    },
    /** Nobody can put a result down any more until the returned function is called. */
    async holdResults(): Promise<() => Promise<void>> {
      const holder = new pg.Client({ connectionString: address });
      await holder.connect();
      await holder.query('begin; lock table provincia_lab.result in share row exclusive mode');
      return () => holder.end();
    },
    /** Once a worker of this name is at so many pieces. */
    async isBusy(name: string, pieces = 1): Promise<void> {
      for (;;) {
        const [{ held }] = await rows(
          `select count(*)::integer as held from provincia_queue.jobs
           join provincia_lab.worker on pool = locked_by where name = $1`,
          [name],
        );
        if (held >= pieces) return;
      }
    },
    /** Once nothing is left of any run. */
    async isClean(): Promise<void> {
      const count = `select (select count(*) from provincia_lab.run) + (select count(*) from provincia_lab.result)
        + (select count(*) from provincia_queue.jobs) as left_over`;
      while (Number((await rows(count))[0].left_over) > 0);
    },
  };
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NewTable, Reply, Sight, Table } from '@provincia/protocol';
import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import { startPostgresProcess } from '../../../../packages/server/test/support/postgres-process.ts';

const program = fileURLToPath(new URL('../../../../packages/provincia/bin/provincia.js', import.meta.url));

export interface ServerUnderAttack {
  readonly url: string;
  kill(): Promise<void>;
  /** Asks it to stop, and says how many seconds that took. */
  stop(): Promise<number>;
}

/** A real server in a process of its own, with the ordinary limits unless told otherwise. */
export async function serverWith(env: Readonly<Record<string, string>>): Promise<ServerUnderAttack> {
  const child = spawn(process.execPath, [program, 'serve'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      const [, found] = /Provincia is at (\S+)/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    exited.then(() => reject(new Error('The server did not start.')));
  });
  const end = (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return exited;
  };
  return {
    url,
    kill: () => end('SIGKILL'),
    stop: async () => {
      const begin = performance.now();
      await end('SIGTERM');
      return (performance.now() - begin) / 1000;
    },
  };
}

/** A folder for SQLite while something is done. */
export async function inFolder<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'provincia-attack-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A real PostgreSQL with an empty database while something is done. */
export async function onPostgres<T>(work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const { address, stop } = await startPostgresProcess();
  try {
    const client = new pg.Client({ connectionString: `${address}/postgres` });
    await client.connect();
    await client.query('create database attacked');
    await client.end();
    return await work(`${address}/attacked`);
  } finally {
    await stop();
  }
}

const LONGEST_REPLY = 60_000;

/** Somebody without an account. */
export class Guest {
  url: string;
  sight: Sight | null = null;
  #cookie = '';
  #socket: Socket | null = null;
  #looks: (() => void)[] = [];

  constructor(url: string) {
    this.url = url;
  }

  async make(seats: NewTable['seats'], kingdom: NewTable['kingdom'] = FIRST_GAME): Promise<string> {
    await this.#chooseName();
    const { id } = await this.#post('/api/tables', { seats, kingdom, access: 'link', rated: false });
    return id;
  }

  async join(table: string): Promise<void> {
    await this.#chooseName();
    await this.#post(`/api/tables/${table}/join`, {});
  }

  /** Looks at a table from its beginning, at this server or at another one. */
  async watch(table: string, url = this.url): Promise<void> {
    this.url = url;
    this.sight = null;
    this.#socket?.disconnect();
    const socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { cookie: this.#cookie },
    });
    this.#socket = socket;
    socket.on('sight', (sight: Sight) => {
      this.sight = sight;
      for (const look of this.#looks) look();
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    await this.send('watch', { table, have: 0 });
    await this.until((sight) => sight.table === table);
  }

  send(name: string, message: unknown): Promise<Reply> {
    if (this.#socket === null) throw new Error('Not connected.');
    return this.#socket.timeout(LONGEST_REPLY).emitWithAck(name, message);
  }

  answer(picks: readonly string[]): Promise<Reply> {
    return this.send('answer', { table: this.sight?.table, seq: this.sight?.seq, picks });
  }

  /** How many seconds it takes until a sight is like this; no longer than so many. */
  until(holds: (sight: Sight) => boolean, longest = 60): Promise<number> {
    const begin = performance.now();
    return new Promise((resolve) => {
      const end = () => {
        this.#looks = this.#looks.filter((other) => other !== look);
        clearTimeout(timer);
        resolve((performance.now() - begin) / 1000);
      };
      const look = () => {
        if (this.sight !== null && holds(this.sight)) end();
      };
      const timer = setTimeout(end, longest * 1000);
      this.#looks.push(look);
      look();
    });
  }

  close(): void {
    this.#socket?.disconnect();
  }

  /** Who sits down with people has a name. */
  async #chooseName(): Promise<void> {
    if (this.#cookie === '') await this.#ask('PATCH', '/api/me', { name: 'Konrad' });
  }

  #post(path: string, body: unknown): Promise<Table> {
    return this.#ask('POST', path, body);
  }

  async #ask(method: 'PATCH' | 'POST', path: string, body: unknown): Promise<Table> {
    const response = await fetch(this.url + path, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      body: JSON.stringify(body),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.#cookie = cookie.split(';')[0];
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Table;
  }
}

const FIRST_GAME = { by: 'printed', id: 'first-game' } as const;

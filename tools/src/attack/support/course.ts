import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ClientMessages, KingdomWish, Reply, Sight, Table } from '@provincia/protocol';
import { io, type Socket } from 'socket.io-client';

const program = fileURLToPath(new URL('../../../../packages/provincia/bin/provincia.js', import.meta.url));
/** Who waits longer for anything has met an error, in milliseconds. */
const PATIENCE = 60_000;
/** How often somebody else looks whether the server answers, in milliseconds. */
const LOOKING = 20;

type Env = Readonly<Record<string, string>>;

/** A folder for the data of a server while this runs. */
export async function withFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'provincia-attack-'));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A real server in a process of its own while this runs. Here all people come from one address. */
export async function withServer<T>(env: Env, run: (url: string) => Promise<T>): Promise<T> {
  const child = spawn(process.execPath, [program, 'serve'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'fatal', RATE_LIMIT: '1000000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    const url = new Promise<string>((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
        const [, found] = /Provincia is at (\S+)/.exec(chunk) ?? [];
        if (found !== undefined) resolve(found);
      });
    });
    const ended = exited.then((): never => {
      throw new Error('The server has stopped.');
    });
    return await Promise.race([url.then(run), ended]);
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}

/** Somebody with a browser, who sees one table. */
export class Guest {
  readonly url: string;
  cookie = '';
  #sight: Sight | null = null;
  #socket: Socket | null = null;
  #onSight = () => {};

  constructor(url: string) {
    this.url = url;
  }

  get sight(): Sight {
    if (this.#sight === null) throw new Error('Nothing has arrived yet.');
    return this.#sight;
  }

  async ask(method: string, path: string, body?: unknown): Promise<{ status: number; text: string }> {
    const response = await fetch(this.url + path, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0];
    return { status: response.status, text: await response.text() };
  }

  async do(method: string, path: string, body?: unknown): Promise<Table> {
    const { status, text } = await this.ask(method, path, body);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text) as Table;
  }

  /** Looks at a table, from its first event on. */
  async watch(table: string): Promise<void> {
    const socket = io(this.url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { cookie: this.cookie },
    });
    this.#socket = socket;
    socket.on('sight', (sight: Sight) => {
      this.#sight = sight;
      this.#onSight();
    });
    const reply = await this.send('watch', { table, have: 0 });
    if (!reply.ok) throw new Error(reply.problem.message);
    await this.until(() => this.#sight !== null);
  }

  async send<Name extends keyof ClientMessages>(name: Name, message: ClientMessages[Name]): Promise<Reply> {
    return this.#socket?.timeout(PATIENCE).emitWithAck(name, message);
  }

  /** The code with which it is refused; null if it is done. */
  async try<Name extends 'answer' | 'undo'>(name: Name, more: object = {}): Promise<string | null> {
    const { table, seq } = this.sight;
    const reply = await this.send(name, { table, seq, ...more } as ClientMessages[Name]);
    if (!reply.ok) return reply.problem.code;
    await this.until(() => this.sight.seq > seq);
    return null;
  }

  async answer(picks: readonly string[]): Promise<void> {
    const refused = await this.try('answer', { picks });
    if (refused !== null) throw new Error(`An answer was refused: ${refused}`);
  }

  async until(holds: () => boolean): Promise<void> {
    const end = AbortSignal.timeout(PATIENCE);
    while (!holds()) {
      if (end.aborted) throw new Error('Timed out.');
      await new Promise<void>((resolve) => {
        this.#onSight = resolve;
        setTimeout(resolve, 100);
      });
    }
  }

  close(): void {
    this.#socket?.disconnect();
  }
}

const FIRST_GAME: KingdomWish = { by: 'printed', id: 'first-game' };

/** Two at a new table, both looking at it. */
export async function twoAt(
  url: string,
  kingdom: KingdomWish = FIRST_GAME,
  guests: readonly Guest[] = [new Guest(url), new Guest(url)],
  rated = false,
): Promise<{ id: string; guests: readonly Guest[] }> {
  const wish = { seats: ['person', 'person'], kingdom, access: 'link', rated };
  // Who sits down with people has a name.
  for (const guest of guests) if (guest.cookie === '') await guest.do('PATCH', '/api/me', { name: 'Konrad' });
  const { id } = await guests[0].do('POST', '/api/tables', wish);
  await guests[1].do('POST', `/api/tables/${id}/join`, {});
  for (const guest of guests) await guest.watch(id);
  return { id, guests };
}

/** The one who is asked, once both have seen it. */
export async function askedOf(guests: readonly Guest[]): Promise<Guest> {
  const seq = Math.max(...guests.map(({ sight }) => sight.seq));
  for (const guest of guests) await guest.until(() => guest.sight.seq >= seq);
  const asked = guests.find(({ sight }) => sight.decision !== null);
  if (asked === undefined) throw new Error('No player has a decision.');
  return asked;
}

/** How long somebody else waits for the server at most while something is done, in milliseconds. */
export async function longestWait(url: string, act: () => Promise<void>): Promise<number> {
  let longest = 0;
  let done = false;
  const looking = (async () => {
    while (!done) {
      const before = performance.now();
      await (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(PATIENCE) })).text();
      longest = Math.max(longest, performance.now() - before);
      await sleep(LOOKING);
    }
  })();
  try {
    await act();
  } finally {
    done = true;
    await looking;
  }
  return longest;
}

import type {
  ChatLine,
  ClientMessages,
  NewTable,
  Presence,
  Reply,
  Sight,
  SightChange,
  Table,
} from '@provincia/protocol';
import { changedSight } from '@provincia/protocol/sight-change';
import { io, type Socket } from 'socket.io-client';
import { ask } from './request.ts';
import { ring, until } from './waiting.ts';

/** A person with a browser: a cookie, requests, and a socket. */
export class Client {
  readonly sights: Sight[] = [];
  readonly tables: Table[] = [];
  readonly chat: ChatLine[] = [];
  readonly presences: Presence[] = [];
  /** Everything that came over the socket, whatever it was. */
  readonly heard: unknown[][] = [];
  url: string;
  cookie = '';
  #socket: Socket | null = null;

  constructor(url: string) {
    this.url = url;
  }

  /** A request; the reply's status and JSON. Who is to sit down with people has chosen a name before. */
  async ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const isSittingDown = method === 'POST' && /^\/api\/tables(\/\w+\/join)?$/.test(path);
    if (isSittingDown && this.cookie === '') await this.askNameless('PATCH', '/api/me', { name: 'Konrad' });
    return this.askNameless(method, path, body);
  }

  /** The same for somebody who is nobody yet. */
  async askNameless(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: unknown }> {
    const { status, headers, text } = await ask(this.url + path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), cookie: this.cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [cookie] = headers['set-cookie'] ?? [];
    if (cookie !== undefined) this.cookie = cookie.split(';')[0];
    return {
      status,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    };
  }

  /** The same where it has to succeed. */
  async do<T = Table>(method: string, path: string, body?: unknown): Promise<T> {
    const reply = await this.ask(method, path, body);
    if (reply.status >= 400)
      throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body as T;
  }

  make(wish: Partial<NewTable> = {}): Promise<Table> {
    const kingdom = { by: 'printed', id: 'first-game' } as const;
    return this.do('POST', '/api/tables', { seats: ['person', 'person'], kingdom, ...wish });
  }

  async connect(): Promise<void> {
    this.#socket?.disconnect();
    const socket = io(this.url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      // Longer than any test: machines are slow at times.
      timeout: 600_000,
      extraHeaders: { cookie: this.cookie },
    });
    this.#socket = socket;
    // As a browser does: the server measures how long it takes.
    socket.on('echo', (reply: () => void) => reply());
    socket.onAny((...heard: unknown[]) => this.heard.push(heard));
    socket.on('sight', (sight: Sight) => this.sights.push(sight));
    socket.on('change', (change: SightChange) => this.#see(change));
    socket.on('table', (table: Table) => this.tables.push(table));
    socket.on('chat', (lines: ChatLine[]) => this.chat.push(...lines));
    socket.on('presence', (presence: Presence) => this.presences.push(presence));
    for (const event of ['sight', 'change', 'table', 'chat', 'presence', 'news', 'disconnect'])
      socket.on(event, ring);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
  }

  get connected(): boolean {
    return this.#socket?.connected === true;
  }

  /** A message over the socket, and its reply. */
  send<Name extends keyof ClientMessages>(name: Name, message: ClientMessages[Name]): Promise<Reply> {
    return this.sendAnything(name, message);
  }

  /** Fails if the connection breaks before the reply has come. */
  async sendAnything(name: string, message: unknown): Promise<Reply> {
    if (!this.#socket?.connected) throw new Error('not connected');
    const reply: Reply = await this.#socket.emitWithAck(name, message);
    return reply;
  }

  /** Looks at a table, beginning with the events it does not have yet. */
  async watch(table: string, have = 0): Promise<void> {
    const reply = await this.send('watch', { table, have, changes: true });
    if (!reply.ok) throw new Error(reply.problem.message);
  }

  /** The last known state of the table. */
  get sight(): Sight {
    const last = this.sights.at(-1);
    if (last === undefined) throw new Error('nothing was seen yet');
    return last;
  }

  /** Waits until a message makes the condition true. */
  until(holds: (client: this) => boolean, what = 'something'): Promise<void> {
    return until(() => holds(this), what);
  }

  /** Waits until the game is seen: what goes to others may be there before it. */
  seeing(): Promise<void> {
    return this.until(({ sights }) => sights.length > 0, 'the game');
  }

  answer(picks: readonly string[]): Promise<Reply> {
    return this.send('answer', { table: this.sight.table, seq: this.sight.seq, picks: [...picks] });
  }

  #see(change: SightChange): void {
    const before = this.sights.findLast(({ table }) => table === change.table) ?? null;
    const sight = changedSight(before, change);
    if (sight === null)
      throw new Error(`a change after step ${change.after} came to one who has ${before?.seq}`);
    this.sights.push(sight);
  }

  close(): void {
    this.#socket?.disconnect();
    this.#socket = null;
  }
}

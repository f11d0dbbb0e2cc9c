import type { ClientMessages, NewTable, Reply, Sight, Table } from '@provincia/protocol';
import { io, type Socket } from 'socket.io-client';

/** Who waits longer for anything has met an error, in milliseconds. */
const PATIENCE = 60_000;

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: attacks say what they expect in it
  readonly body: any;
}

/** Somebody with a cookie and a socket, who does not mind being refused. */
export class Visitor {
  readonly url: string;
  cookie = '';
  socket: Socket | null = null;
  /** The last sight of each table. */
  readonly sights = new Map<string, Sight>();
  /** Called with every sight. */
  onSight: (sight: Sight) => void = () => {};

  constructor(url: string) {
    this.url = url;
  }

  /** A request, whatever its answer is. */
  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        cookie: this.cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0];
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: /^[[{]/.test(text) ? JSON.parse(text) : text,
    };
  }

  /** A request that has to succeed. */
  // biome-ignore lint/suspicious/noExplicitAny: attacks say what they expect in it
  async must(method: string, path: string, body?: unknown): Promise<any> {
    const answer = await this.ask(method, path, body);
    if (answer.status >= 400) {
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return answer.body;
  }

  /** Who sits down with people has a name. */
  async chooseName(): Promise<void> {
    if (this.cookie === '') await this.must('PATCH', '/api/me', { name: 'Konrad' });
  }

  /** A table of two people, open by its link, unless the wish says otherwise. */
  async make(wish: Partial<NewTable> = {}): Promise<Table> {
    await this.chooseName();
    return this.must('POST', '/api/tables', {
      seats: ['person', 'person'],
      kingdom: { by: 'printed', id: 'first-game' },
      access: 'link',
      rated: false,
      ...wish,
    });
  }

  /** Fails if the server does not take the socket. */
  async connect(headers: Record<string, string> = {}): Promise<Socket> {
    const socket = io(this.url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { cookie: this.cookie, ...headers },
    });
    this.socket = socket;
    socket.on('sight', (sight: Sight) => {
      this.sights.set(sight.table, sight);
      this.onSight(sight);
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  }

  /** A message over the socket, and its reply, which may be a refusal. */
  async send<Name extends keyof ClientMessages>(name: Name, message: ClientMessages[Name]): Promise<Reply> {
    if (!this.socket?.connected) throw new Error('Not connected.');
    return this.socket.timeout(PATIENCE).emitWithAck(name, message);
  }

  close(): void {
    this.socket?.disconnect();
  }
}

/** Two guests at a table of theirs, both with a socket that watches it. */
export async function twoAtATable(url: string): Promise<{ table: string; players: [Visitor, Visitor] }> {
  const players: [Visitor, Visitor] = [new Visitor(url), new Visitor(url)];
  const { id } = await players[0].make();
  await players[1].chooseName();
  await players[1].must('POST', `/api/tables/${id}/join`, {});
  for (const player of players) {
    await player.connect();
    await player.send('watch', { table: id });
  }
  return { table: id, players };
}

import type {
  ClientMessages,
  Match,
  MatchWish,
  NewTable,
  PersonNews,
  Reply,
  Sight,
  SightChange,
  Table,
} from '@provincia/protocol';
import { changedSight } from '@provincia/protocol/sight-change';
import { io, type Socket } from 'socket.io-client';

/** Who waits longer for anything has met an error. */
const PATIENCE = 60_000;

/** Somebody with a browser: a cookie, requests, and a socket. */
export class Person {
  readonly #url: string;
  readonly #onSight: (sight: Sight) => void;
  readonly #onLost: (why: string) => void;
  #cookie = '';
  #socket: Socket | null = null;
  #sight: Sight | null = null;

  constructor(url: string, onSight: (sight: Sight) => void, onLost: (why: string) => void) {
    this.#url = url;
    this.#onSight = onSight;
    this.#onLost = onLost;
  }

  async make(wish: NewTable): Promise<Table> {
    await this.#chooseName();
    return this.#post('/api/tables', wish);
  }

  async join(table: string): Promise<Table> {
    await this.#chooseName();
    return this.#post(`/api/tables/${table}/join`, {});
  }

  /** To wait for others, and to come when some were found, one is somebody. */
  async become(): Promise<void> {
    await this.#chooseName();
  }

  wait(wish: MatchWish): Promise<Match> {
    return this.#ask('PUT', '/api/match', wish);
  }

  match(): Promise<Match> {
    return this.#ask('GET', '/api/match');
  }

  come(offer: string): Promise<Match> {
    return this.#ask('POST', '/api/match/come', { offer });
  }

  onNews(listener: (news: PersonNews) => void): void {
    this.#socket?.on('news', listener);
  }

  async connect(): Promise<void> {
    const socket = io(this.#url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { cookie: this.#cookie },
    });
    this.#socket = socket;
    socket.on('sight', (sight: Sight) => this.#see(sight));
    socket.on('change', (change: SightChange) => this.#see(changedSight(this.#sight, change)));
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    socket.on('disconnect', (why) => this.#onLost(`a socket was lost: ${why}`));
  }

  /** Throws if the reply is a refusal or does not come. */
  async send<Name extends keyof ClientMessages>(name: Name, message: ClientMessages[Name]): Promise<void> {
    const reply: Reply = await this.#socket?.timeout(PATIENCE).emitWithAck(name, message);
    if (!reply.ok) throw new Error(`${name}: ${reply.problem.message}`);
  }

  #see(sight: Sight | null): void {
    if (sight === null) this.#onLost('a change came for a sight that was never seen');
    else this.#onSight(sight);
    this.#sight = sight;
  }

  close(): void {
    this.#socket?.off('disconnect');
    this.#socket?.disconnect();
  }

  /** Who sits down with people has a name. */
  async #chooseName(): Promise<void> {
    if (this.#cookie === '') await this.#ask('PATCH', '/api/me', { name: 'Konrad' });
  }

  #post(path: string, body: unknown): Promise<Table> {
    return this.#ask('POST', path, body);
  }

  async #ask<T = Table>(method: 'GET' | 'PATCH' | 'POST' | 'PUT', path: string, body?: unknown): Promise<T> {
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        cookie: this.#cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.#cookie = cookie.split(';')[0];
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
}

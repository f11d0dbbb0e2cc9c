import { io } from 'socket.io-client';

export const PASSWORD = 'a good password';

/** Somebody without a page: they register, take part, answer what they are told to, and give up when they are told to. */
export class Opponent {
  readonly #url: string;
  readonly #cookie: string;
  readonly name: string;

  private constructor(url: string, name: string, cookie: string) {
    this.#url = url;
    this.name = name;
    this.#cookie = cookie;
  }

  static async register(url: string, name: string): Promise<Opponent> {
    const reply = await fetch(`${url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, password: PASSWORD }),
    });
    if (!reply.ok) throw new Error(await reply.text());
    return new Opponent(url, name, (reply.headers.get('set-cookie') ?? '').split(';')[0]);
  }

  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const reply = await fetch(this.#url + path, {
      method,
      headers: {
        cookie: this.#cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(await reply.text());
    return reply.json() as Promise<T>;
  }

  resign(table: string): Promise<void> {
    return this.#say(async (socket) => {
      await socket.emitWithAck('resign', { table });
    });
  }

  /** Answers the question of this number; false if that is refused. */
  answer(table: string, seq: number, picks: readonly string[]): Promise<boolean> {
    return this.#say(async (socket) => (await socket.emitWithAck('answer', { table, seq, picks })).ok);
  }

  async #say<T>(what: (socket: ReturnType<typeof io>) => Promise<T>): Promise<T> {
    const socket = io(this.#url, {
      transports: ['websocket'],
      forceNew: true,
      extraHeaders: { cookie: this.#cookie },
    });
    const done = await what(socket);
    socket.disconnect();
    return done;
  }
}

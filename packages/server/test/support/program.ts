import type { Decision, NewTable, Sight, Table } from '@provincia/protocol';
import { simpleAnswer } from './answers.ts';
import { Client } from './client.ts';
import { dataFolder } from './folder.ts';
import { ask } from './request.ts';
import { serverHere } from './server.ts';
import { ring, until } from './waiting.ts';

type Line =
  | ({ readonly type: 'decision'; readonly decision: Decision } & Sight)
  | ({ readonly type: 'consent' } & Sight)
  | ({ readonly type: 'away' } & Sight)
  | { readonly type: 'table'; readonly table: Table };

/** A program of somebody else: a token, requests, and a stream of lines. */
export class Program {
  readonly url: string;
  readonly token: string;
  /** The lines of the last stream. */
  lines: Line[] = [];
  emptyLines = 0;
  /** Whether the last stream has ended. */
  ended = false;
  #stream = new AbortController();

  constructor(url: string, token: string) {
    this.url = url;
    this.token = token;
  }

  /** The program of a new member, and its owner's browser. */
  static async of(url: string, name: string): Promise<{ program: Program; owner: Client }> {
    const owner = new Client(url);
    await owner.do('POST', '/api/register', { name, password: 'a good password' });
    const { token } = await owner.do<{ token: string }>('POST', '/api/tokens', { label: 'test' });
    return { program: new Program(url, token), owner };
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: { code?: string } }> {
    const { status, text } = await ask(this.url + path, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status, body: JSON.parse(text) };
  }

  /** The same where it has to succeed. */
  async do<T = Table>(method: string, path: string, body?: unknown): Promise<T> {
    const reply = await this.ask(method, path, body);
    if (reply.status !== 200)
      throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body as T;
  }

  make(wish: Partial<NewTable> = {}): Promise<Table> {
    const kingdom = { by: 'printed', id: 'first-game' } as const;
    return this.do('POST', '/api/tables', { seats: ['person', 'person'], kingdom, ...wish });
  }

  /** Opens the stream; resolves with the head of the reply. */
  async listen(): Promise<Response> {
    const stream = new AbortController();
    this.#stream = stream;
    const response = await fetch(`${this.url}/api/programs/stream`, {
      headers: { authorization: `Bearer ${this.token}` },
      signal: stream.signal,
    });
    this.lines = [];
    this.emptyLines = 0;
    this.ended = false;
    if (response.status === 200) void this.#read(response);
    return response;
  }

  async #read(response: Response): Promise<void> {
    let rest = '';
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body as ReadableStream<Uint8Array>) {
        const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
        rest = lines.pop() as string;
        for (const line of lines) {
          if (line === '') this.emptyLines++;
          else this.lines.push(JSON.parse(line));
        }
        ring();
      }
    } catch {
      // It was cut off.
    }
    this.ended = true;
    ring();
  }

  /** Ends the stream like a lost connection does. */
  hangUp(): void {
    this.#stream.abort();
  }

  decisions(table: string) {
    return this.lines.filter((line) => line.type === 'decision').filter((line) => line.table === table);
  }

  tables(id: string): Table[] {
    return this.lines.flatMap((line) => (line.type === 'table' && line.table.id === id ? [line.table] : []));
  }

  isOver(id: string): boolean {
    return this.tables(id).at(-1)?.status === 'over';
  }

  answer({ table, seq }: { table: string; seq: number }, picks: readonly string[]) {
    return this.ask('POST', '/api/programs/answers', { table, seq, picks });
  }

  /** Plays a game to its end; says how many answers it gave. */
  async playOn(id: string): Promise<number> {
    let seen = -1;
    let given = 0;
    for (;;) {
      await until(
        () => this.isOver(id) || (this.decisions(id).at(-1)?.seq ?? -1) > seen,
        'a question or the end',
      );
      const decision = this.decisions(id).at(-1);
      if (decision === undefined || decision.seq <= seen) return given;
      const { status, body } = await this.answer(decision, simpleAnswer(decision));
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      seen = decision.seq;
      given++;
    }
  }
}

/** A server for programs, each of which belongs to a new member. */
export async function programServer() {
  const folder = dataFolder();
  const server = await serverHere({ DATA_DIR: folder.path, RATE_LIMIT: '100000', PATIENCE: '0' });
  const open: Program[] = [];
  let count = 0;
  return {
    url: server.url,
    /** It listens. */
    async someProgram(): Promise<{ program: Program; owner: Client }> {
      const { program, owner } = await Program.of(server.url, `Owner ${++count}`);
      await program.listen();
      open.push(program);
      return { program, owner };
    },
    tidy(): void {
      for (const program of open.splice(0)) program.hangUp();
    },
    async stop(): Promise<void> {
      await server.stop();
      folder.remove();
    },
  };
}

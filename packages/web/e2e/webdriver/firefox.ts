import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, commands, type Driven } from './commands.ts';
import { eventually, freePort, Processes, programAt } from './processes.ts';

/**
 * Firefox, without a window. It is spoken to by Marionette, which is WebDriver without the HTTP around it, since
 * geckodriver, which would add that, is not in Debian. Null if it is not installed.
 */
export async function startFirefox(): Promise<Driven | null> {
  const program = programAt('firefox-esr') ?? programAt('firefox');
  if (program === null) return null;
  const processes = new Processes();
  const profile = mkdtempSync(join(tmpdir(), 'provincia-firefox-'));
  const end = async () => {
    await processes.end();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await freePort();
    const settings = { 'marionette.port': port, 'intl.accept_languages': 'en-GB' };
    const lines = Object.entries(settings).map(
      (setting) => `user_pref(${JSON.stringify(setting).slice(1, -1)});`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    processes.start(program, ['--headless', '--marionette', '--no-remote', '--profile', profile]);
    const socket = await eventually('Firefox', () => connected(port));
    const marionette = new Marionette(socket);
    const { capabilities } = (await marionette.ask('WebDriver:NewSession', {})) as {
      capabilities: { browserVersion: string };
    };
    return {
      version: `Firefox ${capabilities.browserVersion}`,
      send: async (command: Command, given) => {
        const { value } = (await marionette.ask(commands[command].marionette, given ?? {})) as {
          value?: unknown;
        };
        return value;
      },
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

type Reply = [kind: 1, id: number, error: { message: string } | null, result: unknown];

/** Messages are JSON with their length in bytes before it, as in `17:[0,1,"x",{}]`. */
class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  readonly #gone: Promise<never>;
  #received = Buffer.alloc(0);
  #asked = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
    this.#gone = once(socket, 'close').then(() => {
      throw new Error('Firefox has ended');
    });
    // Nobody may be waiting then.
    this.#gone.catch(() => undefined);
    socket.on('data', (chunk: Buffer) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      while (this.#readOne());
    });
  }

  async ask(name: string, given: Readonly<Record<string, unknown>>): Promise<unknown> {
    const id = ++this.#asked;
    const text = JSON.stringify([0, id, name, given]);
    const reply = new Promise<Reply>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await Promise.race([reply, this.#gone]);
    this.#waiting.delete(id);
    if (error !== null) throw new Error(`${name}: ${error.message}`);
    return result;
  }

  #readOne(): boolean {
    const colon = this.#received.indexOf(':');
    if (colon < 0) return false;
    const begin = colon + 1;
    const end = begin + Number(this.#received.subarray(0, colon));
    if (this.#received.length < end) return false;
    const message: unknown = JSON.parse(this.#received.subarray(begin, end).toString());
    this.#received = this.#received.subarray(end);
    // What comes first, unasked, says which version it speaks.
    if (Array.isArray(message)) this.#waiting.get(message[1])?.(message as Reply);
    return true;
  }
}

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('../../server/test/support/seeded-server.js', import.meta.url));

const provincia = fileURLToPath(new URL('../../provincia/bin/provincia.js', import.meta.url));

/** A real server in a process of its own, with shuffles that are known and a database that is gone when it ends. */
export class Server {
  readonly #data = mkdtempSync(join(tmpdir(), 'provincia-e2e-'));
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  url = '';

  constructor(env: Readonly<Record<string, string>> = {}) {
    this.#env = env;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [program], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        // The same again after a restart.
        PORT: this.url === '' ? '0' : new URL(this.url).port,
        DATA_DIR: this.#data,
        LOG_LEVEL: 'error',
        RATE_LIMIT: '100000',
        // Long enough to be seen.
        SPECTATOR_DELAY: '2',
        TEST_SEED: 'browser',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    this.#child = child;
    const port = await new Promise<string>((resolve, reject) => {
      let output = '';
      child.stdout?.on('data', (chunk) => {
        output += chunk;
        const [, found] = /Provincia is at \S+:(\d+)/.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', (status) => reject(new Error(`the server ended with ${status}: ${output}`)));
    });
    // Not by the name localhost: there socket.io takes no notice of a lost network.
    this.url = `http://127.0.0.1:${port}`;
  }

  /** From now on the tables have the shuffles that belong to this name, whatever was played before. */
  shuffleFor(name: string): Promise<void> {
    return this.#tell(name);
  }

  /** The next table has the shuffles of this seed. */
  shuffleBy(seed: string): Promise<void> {
    return this.#tell({ seed });
  }

  /** Puts its clock back by so many milliseconds: what happens now is of that time. */
  putBack(behind: number): Promise<void> {
    return this.#tell({ behind });
  }

  async #tell(message: string | { seed: string } | { behind: number }): Promise<void> {
    const child = this.#child;
    if (child === null) throw new Error('the server does not run');
    const done = once(child, 'message');
    child.send(message);
    await done;
  }

  /** Makes somebody a moderator, as whoever runs the server does it. */
  async makeModerator(name: string): Promise<void> {
    const env = { ...process.env, DATA_DIR: this.#data, LC_ALL: 'en' };
    await promisify(execFile)(process.execPath, [provincia, 'admin', 'grant', name, 'moderator'], { env });
  }

  /** As a crash does it: nothing is said goodbye to. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

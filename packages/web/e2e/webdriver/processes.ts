import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The path of a program; null if it is not installed. */
export function programAt(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Programs that belong together. Whichever way it comes to an end, all of them end. */
export class Processes {
  readonly #children: ChildProcess[] = [];

  start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: [...stdio] });
    this.#children.push(child);
    return child;
  }

  async end(): Promise<void> {
    for (const child of this.#children.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
  }
}

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}

const OFTEN = 50;
const PATIENCE = 60_000;

/** Tries until it works: a browser takes a while until it listens, and a page until it shows something. */
export async function eventually<T>(what: string, attempt: () => Promise<T | null>): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (let why: unknown = 'it is not there'; ; ) {
    const value = await attempt().catch((error: unknown) => {
      why = error;
      return null;
    });
    if (value !== null) return value;
    if (Date.now() > end) throw new Error(`waited ${PATIENCE / 1000} s for ${what}`, { cause: why });
    await pause(OFTEN);
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { type RunningServer, startServer } from '../app.ts';
import { type Config, readConfig } from '../config.ts';

/** A folder for a database that is gone with the test. */
export function dataFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'provincia-data-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A server in this process, on a free port. */
export function serverHere(env: Readonly<Record<string, string>>): Promise<RunningServer> {
  const config = readConfig({ HOST: '127.0.0.1', PORT: '0', ...env }) as Config;
  return startServer(config, pino({ level: 'silent' }));
}

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it has printed so far. */
  readonly output: string;
  /** As a crash does it. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A server in a process of its own, that can be killed. */
export async function serverProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../bin/server.js', import.meta.url))], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const [, found] = /Provincia is at (\S+)/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (status) => reject(new Error(`the server ended with ${status}: ${output}`)));
  });
  const ended = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  return {
    url,
    child,
    get output() {
      return output;
    },
    kill: () => ended('SIGKILL'),
    stop: () => ended('SIGTERM'),
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { dataFolder } from './support/folder.ts';

const program = fileURLToPath(new URL('../../provincia/bin/provincia.js', import.meta.url));

/** Resolves with what it printed up to where it is. */
async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += chunk;
    const [, url] = /Provincia is at (\S+)/.exec(output) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error(`It ended without a word of where it is: ${output}`);
}

test('a server is started by its options, which go before the environment, and ends when it is told to', async () => {
  const folder = dataFolder();
  onTestFinished(folder.remove);
  const options = ['--port', '0', '--host', '127.0.0.1', '--data', folder.path];
  const child = spawn(process.execPath, [program, 'serve', ...options], {
    env: { PATH: process.env.PATH, PORT: '1', HOST: 'nowhere.invalid', DATA_DIR: '/nowhere' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = await addressOf(child);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+/);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(existsSync(join(folder.path, 'provincia.sqlite'))).toBe(true);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

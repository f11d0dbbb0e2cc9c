import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, commands, type Driven } from './commands.ts';
import { eventually, freePort, Processes, programAt } from './processes.ts';

/** WebKitGTK, in the small browser that comes with its driver, on a screen that nobody sees. Null if it is not installed. */
export async function startWebKit(): Promise<Driven | null> {
  const [driver, screen, browser] = [programAt('WebKitWebDriver'), programAt('Xvfb'), findMiniBrowser()];
  if (driver === null || screen === null || browser === null) return null;
  const processes = new Processes();
  try {
    const port = await freePort();
    processes.start(driver, [`--port=${port}`], { DISPLAY: await showOn(processes, screen), LANGUAGE: 'en' });
    const ask = asker(`http://127.0.0.1:${port}`);
    await eventually('the driver of WebKit', () => ask('GET', '/status'));
    const options = { binary: browser, args: ['--automation'] };
    const { sessionId, capabilities } = (await ask('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    const session = `/session/${sessionId}`;
    return {
      version: `WebKitGTK ${capabilities.browserVersion}`,
      send: (command: Command, given) => {
        const { method, path } = commands[command];
        return ask(method, `${session}/${path}`, method === 'GET' ? undefined : (given ?? {}));
      },
      end: async () => {
        await ask('DELETE', session);
        await processes.end();
      },
    };
  } catch (error) {
    await processes.end();
    throw error;
  }
}

/** It lies beside the library, in a folder named by processor and version. */
function findMiniBrowser(): string | null {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const folders = libraries.flatMap((name) =>
    ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((version) => join('/usr/lib', name, version)),
  );
  return folders.map((folder) => join(folder, 'MiniBrowser')).find((path) => existsSync(path)) ?? null;
}

/** Starts a screen, and returns its name. */
async function showOn(processes: Processes, program: string): Promise<string> {
  const screen = processes.start(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24']);
  return new Promise((resolve, reject) => {
    screen.stdout?.once('data', (number) => resolve(`:${String(number).trim()}`));
    screen.once('exit', () => reject(new Error('the screen ended')));
  });
}

function asker(base: string) {
  return async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const reply = await fetch(base + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await reply.json()) as { value: unknown };
    if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

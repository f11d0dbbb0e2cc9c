import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Bus, LocalBus } from './bus.ts';
import type { Schema } from './database.ts';
import { provider } from './migrations.ts';
import { PostgresBus } from './postgres-bus.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

export interface Store {
  readonly db: Kysely<Schema>;
  readonly bus: Bus;
  readonly kind: 'sqlite' | 'postgres';
  close(): Promise<void>;
}

const CONNECTIONS = 10;

/** Opens PostgreSQL if its address is set, else SQLite in the folder, and runs the migrations. */
export async function openStore(
  where: { databaseUrl: string | undefined; dataDir: string },
  onError: (error: Error) => void,
): Promise<Store> {
  const store = where.databaseUrl
    ? await openPostgres(where.databaseUrl, onError)
    : openSqlite(where.dataDir);
  const { error } = await new Migrator({ db: store.db, provider }).migrateToLatest();
  if (error) throw error;
  return store;
}

function openSqlite(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true });
  const db = new Kysely<Schema>({ dialect: sqliteDialect(join(dataDir, 'provincia.sqlite')) });
  return { db, bus: new LocalBus(), kind: 'sqlite', close: () => db.destroy() };
}

async function openPostgres(url: string, onError: (error: Error) => void): Promise<Store> {
  // Times and counts fit a number, but the driver would return strings.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  pool.on('error', onError);
  // The pool only handles errors of idle connections. An error of a busy one would end the process, and its query
  // fails anyway.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const bus = await PostgresBus.open(url, pool, onError);
  const close = async () => {
    await bus.close();
    await db.destroy();
  };
  return { db, bus, kind: 'postgres', close };
}

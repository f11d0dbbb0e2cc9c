import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect } from 'kysely';
import { KnownRules } from '../rules/known-rules.ts';
import { refuseUnkept } from '../rules/taking-over.ts';
import type { WriteBatch } from './appender.ts';
import { type Bus, LocalBus } from './bus.ts';
import type { Schema } from './database.ts';
import { provider } from './migrations.ts';
import { onPatientConnection, postgresPool } from './postgres.ts';
import { PostgresBus } from './postgres-bus.ts';
import { postgresWriter } from './postgres-writer.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { sqliteWriter } from './sqlite-writer.ts';
import { within } from './trouble.ts';

export interface Store {
  readonly db: Kysely<Schema>;
  readonly bus: Bus;
  readonly kind: 'sqlite' | 'postgres';
  /** Writes entries of logs. */
  readonly write: WriteBatch;
  close(): Promise<void>;
}

/** How long connections have to say goodbye, in milliseconds. */
const GOODBYE = 1000;

/** Opens PostgreSQL if its address is set, else SQLite in the folder, and runs the migrations. */
export function openStore(
  where: { databaseUrl: string | undefined; dataDir: string },
  onError: (error: Error) => void,
  rules = new KnownRules(),
): Promise<Store> {
  return where.databaseUrl
    ? openPostgres(where.databaseUrl, onError, rules)
    : openSqlite(where.dataDir, rules);
}

async function openSqlite(dataDir: string, rules: KnownRules): Promise<Store> {
  mkdirSync(dataDir, { recursive: true });
  const db = new Kysely<Schema>({ dialect: sqliteDialect(join(dataDir, 'provincia.sqlite')) });
  try {
    await migrate(db, rules);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, bus: new LocalBus(), kind: 'sqlite', write: sqliteWriter(db), close: () => db.destroy() };
}

async function openPostgres(url: string, onError: (error: Error) => void, rules: KnownRules): Promise<Store> {
  await onPatientConnection(url, (db) => migrate(db, rules));
  const pool = postgresPool(url, onError);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const bus = await PostgresBus.open(url, pool, onError);
  const close = async () => {
    const closed = bus.close().then(() => db.destroy());
    // One that is silent is left as it is.
    await within(GOODBYE, closed).catch(onError);
  };
  return { db, bus, kind: 'postgres', write: postgresWriter(pool), close };
}

async function migrate(db: Kysely<Schema>, rules: KnownRules): Promise<void> {
  await refuseUnkept(db, rules);
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

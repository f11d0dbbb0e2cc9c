import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './database.ts';
import { Silent } from './trouble.ts';

/** A connection is given up if nothing comes for so long while somebody waits for it, in milliseconds. */
export const SILENCE = 5000;
/** PostgreSQL gives up before that, so that it does nothing for which nobody waits. */
const LONGEST_STATEMENT = 4000;
const CONNECTIONS = 10;

/** What all connections have: a network that goes away without a word is noticed. */
export const connecting = {
  connectionTimeoutMillis: SILENCE,
  keepAlive: true,
  keepAliveInitialDelayMillis: SILENCE,
};

export function postgresPool(url: string, onError: (error: Error) => void): pg.Pool {
  // Times and counts fit a number, but the driver would return strings.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    ...connecting,
    connectionString: url,
    max: CONNECTIONS,
    statement_timeout: LONGEST_STATEMENT,
    idle_in_transaction_session_timeout: SILENCE,
  });
  pool.on('error', onError);
  // The pool only handles errors of idle connections. An error of a busy one would end the process, and its query
  // fails anyway.
  pool.on('connect', (client) => client.on('error', () => {}));
  // The driver's own timeout would leave the connection in the pool, for others to wait for.
  pool.on('acquire', (client) => {
    const socket = socketOf(client);
    socket.setTimeout(SILENCE, () => socket.destroy(new Silent(SILENCE)));
  });
  pool.on('release', (_error, client) => socketOf(client).setTimeout(0).removeAllListeners('timeout'));
  return pool;
}

/** For migrations: these may take as long as they like. */
export async function onPatientConnection(
  url: string,
  work: (db: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  const pool = new pg.Pool({ ...connecting, connectionString: url });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

/** With encryption it is another one than at the beginning. */
export function socketOf(client: pg.ClientBase): import('node:net').Socket {
  return (client as pg.Client).connection.stream as import('node:net').Socket;
}

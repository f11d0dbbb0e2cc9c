import { refusal } from '@provincia/command';
import pg from 'pg';
import { LOCKS, setUp } from './schema.ts';

/** So that PostgreSQL notices within half a minute that a machine is gone which could not say goodbye. */
const KEEPALIVE =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

const CONNECT_MILLISECONDS = 10_000;

/**
 * A run or a worker that is there: a connection with a lock under its number. When its process ends, however it does,
 * PostgreSQL frees the lock, and others know.
 */
export class Presence {
  readonly client: pg.Client;
  readonly id: number;
  /** Once the connection is lost: whoever is here no longer counts as being there. */
  readonly lost: Promise<unknown>;

  private constructor(client: pg.Client, id: number) {
    this.client = client;
    this.id = id;
    this.lost = new Promise((resolve) => client.once('end', resolve));
  }

  /** Refuses an address at which there is no PostgreSQL, or none that can be used. What is done first can fail for that too. */
  static async of(
    what: 'run' | 'worker',
    database: string,
    first: (client: pg.Client, id: number) => Promise<void> = async () => {},
  ): Promise<Presence> {
    const client = new pg.Client({
      connectionString: database,
      connectionTimeoutMillis: CONNECT_MILLISECONDS,
      application_name: `provincia ${what}`,
    });
    // What goes wrong is an error of the queries too, and then the end.
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(KEEPALIVE);
      await setUp(client, database);
      const sequence = `provincia_lab.${what}`;
      const { rows } = await client.query(`select nextval(pg_get_serial_sequence($1, 'id'))::integer as id`, [
        sequence,
      ]);
      const [{ id }] = rows;
      await client.query('select pg_advisory_lock($1, $2)', [LOCKS[what], id]);
      await first(client, id);
      return new Presence(client, id);
    } catch (error) {
      await client.end().catch(() => {});
      throw refusal('database', { address: withoutPassword(database), reason: reasonOf(error) });
    }
  }

  /** Whether there still is a connection. */
  async isAlive(): Promise<boolean> {
    return this.client.query('select').then(
      () => true,
      () => false,
    );
  }

  /** Says goodbye. */
  async end(): Promise<void> {
    await this.client.end().catch(() => {});
  }
}

function withoutPassword(database: string): string {
  const url = URL.canParse(database) ? new URL(database) : null;
  if (url === null) return database;
  url.password = '';
  return url.href;
}

/** Several addresses of a host can each have a reason of their own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

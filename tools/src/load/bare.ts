import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { type Times, timesOf } from './figures.ts';
import type { Given } from './pair.ts';

/** What it costs to append the rows alone, without a server. */
export interface Bare {
  readonly rows: number;
  /** Rows in a commit. */
  readonly size: number;
  /** Of one commit. */
  readonly times: Times;
  readonly rowsPerSecond: number;
  /** Of the processor of this process; a database of its own has its own. */
  readonly cpuPerRow: number;
}

/** Writes rows so that they are on disk when it is done. */
interface Sink {
  append(rows: readonly Given[]): void | Promise<void>;
  close(): void | Promise<void>;
}

const COLUMNS = 'table_id text, n integer, kind text, data text, at bigint, primary key (table_id, n)';

/** The rows that the server wrote once more: in one commit each, and as many together as the server had. */
export async function measureBare(
  rows: readonly Given[],
  size: number,
  folder: string,
  database: string | undefined,
): Promise<Bare[]> {
  const measured: Bare[] = [];
  for (const together of new Set([1, size])) {
    const sink = database === undefined ? sqlite(folder, together) : await postgres(database);
    measured.push(await measureSink(sink, rows, together));
    await sink.close();
  }
  return measured;
}

async function measureSink(sink: Sink, rows: readonly Given[], size: number): Promise<Bare> {
  const times: number[] = [];
  const cpu = process.cpuUsage();
  const begin = performance.now();
  for (let from = 0; from < rows.length; from += size) {
    const before = performance.now();
    await sink.append(rows.slice(from, from + size));
    times.push(performance.now() - before);
  }
  const spent = performance.now() - begin;
  const { user, system } = process.cpuUsage(cpu);
  return {
    rows: rows.length,
    size,
    times: timesOf(times),
    rowsPerSecond: (rows.length * 1000) / spent,
    cpuPerRow: (user + system) / 1000 / rows.length,
  };
}

/** As the server opens it. */
function sqlite(folder: string, size: number): Sink {
  const db = new DatabaseSync(join(folder, `bare-${size}.sqlite`));
  db.exec('pragma journal_mode = wal; pragma synchronous = full');
  db.exec(`create table log (${COLUMNS})`);
  const insert = db.prepare('insert into log values (?, ?, ?, ?, ?)');
  return {
    append(rows) {
      db.exec('begin');
      for (const { table, seq, data } of rows) insert.run(table, seq, 'answer', data, Date.now());
      db.exec('commit');
    },
    close: () => db.close(),
  };
}

async function postgres(url: string): Promise<Sink> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Not a temporary table: those are not written to disk with the commit.
  await client.query(`create table bare_log (${COLUMNS})`);
  return {
    async append(rows) {
      const places = rows.map(
        (_, i) => `($${i * 5 + 1}, $${i * 5 + 2}, $${i * 5 + 3}, $${i * 5 + 4}, $${i * 5 + 5})`,
      );
      const values = rows.flatMap(({ table, seq, data }) => [table, seq, 'answer', data, Date.now()]);
      await client.query(`insert into bare_log values ${places.join(', ')}`, values);
    },
    async close() {
      await client.query('drop table bare_log');
      await client.end();
    },
  };
}

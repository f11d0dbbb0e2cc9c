import { DatabaseSync } from '@photostructure/sqlite';
import { type Dialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';

/** Statements that were prepared, by their text: the server has few, and runs them all the time. */
const MOST_STATEMENTS = 500;

/** SQLite in one file. What is committed is on disk, whatever happens to the process or to the power. */
export function sqliteDialect(file: string): Dialect {
  const db = new DatabaseSync(file);
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000',
  );
  return new SqliteDialect({ database: new Adapter(db) });
}

/** The interface that the query builder knows over the one of Node's own SQLite. */
class Adapter implements SqliteDatabase {
  readonly #db: InstanceType<typeof DatabaseSync>;
  readonly #statements = new LRUCache<string, SqliteStatement>({ max: MOST_STATEMENTS });

  constructor(db: InstanceType<typeof DatabaseSync>) {
    this.#db = db;
  }

  prepare(text: string): SqliteStatement {
    const known = this.#statements.get(text);
    if (known !== undefined) return known;
    const statement = this.#db.prepare(text);
    const adapted: SqliteStatement = {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...(parameters as never[])),
      run: (parameters) => {
        // SQLite has rolled back by itself if the disk was full. To do so again would fail and hide why.
        if (text === 'rollback' && !this.#db.isTransaction) return { changes: 0, lastInsertRowid: 0 };
        return statement.run(...(parameters as never[]));
      },
      iterate: (parameters) => statement.iterate(...(parameters as never[])),
    };
    this.#statements.set(text, adapted);
    return adapted;
  }

  close(): void {
    this.#statements.clear();
    this.#db.close();
  }
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

/**
 * Sees to it that a folder has one server: another one would not hear of what this one writes. The lock is one of
 * SQLite's on a file of its own, so the system takes it back however the process ends, and others can still read the
 * database. Returns what gives it back.
 */
export function claimFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'server.lock'));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { sqliteCodeName?: string }).sqliteCodeName !== 'SQLITE_BUSY') throw error;
    throw new Error(
      `Another server is using the folder ${dataDir}: stop it, choose another folder with DATA_DIR, or let both use PostgreSQL with DATABASE_URL.`,
    );
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { moderatorNames, setModerator } from '../moderation/moderators.ts';
import { memberNamed } from '../people/whom.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { openStore } from '../store/open.ts';

/** What has come of it. */
type Outcome =
  | { readonly is: 'granted' | 'revoked' | 'has-it' | 'has-it-not'; readonly name: string }
  | { readonly is: 'moderators'; readonly names: readonly string[] }
  | { readonly is: 'no-player'; readonly name: string }
  | { readonly is: 'no-database'; readonly folder: string }
  | { readonly is: 'failed'; readonly why: string };

/**
 * What whoever has the command line decides: `grant NAME`, `revoke NAME`, `list`. It finds the database as the server does,
 * and may run beside it: the server looks up who is a moderator each time.
 */
export async function admin(
  [order, name = '']: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Outcome> {
  const config = readConfig(env);
  if (typeof config === 'string') return { is: 'failed', why: config };
  const { databaseUrl, dataDir } = config;
  // Whoever is in another folder than the server must not make an empty database there.
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'provincia.sqlite')))
    return { is: 'no-database', folder: resolve(dataDir) };
  try {
    const store = await openStore(config, () => {});
    try {
      return await obey(store.db, order, name);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof Refusal) return { is: 'no-player', name };
    return { is: 'failed', why: (error as Error).message };
  }
}

async function obey(db: Database, order: string | undefined, typed: string): Promise<Outcome> {
  if (order === 'list') return { is: 'moderators', names: await moderatorNames(db) };
  const { id, name } = await memberNamed(db, typed);
  const isGrant = order === 'grant';
  const hasChanged = await setModerator(db, id, isGrant, Date.now());
  if (!hasChanged) return { is: isGrant ? 'has-it' : 'has-it-not', name };
  return { is: isGrant ? 'granted' : 'revoked', name };
}

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { CommandTranslation } from '@provincia/catalog/command';
import { refusal } from '@provincia/command';
import { print } from '../output.ts';

/** Part of the server, which alone knows its database. */
const program = fileURLToPath(new URL('../../../server/bin/admin.js', import.meta.url));
const ROLE = 'moderator';

/** What it says. */
type Outcome =
  | { readonly is: 'granted' | 'revoked' | 'has-it' | 'has-it-not' | 'no-player'; readonly name: string }
  | { readonly is: 'moderators'; readonly names: readonly string[] }
  | { readonly is: 'no-database'; readonly folder: string }
  | { readonly is: 'failed'; readonly why: string };

/** Says who looks after a server: `grant NAME moderator`, `revoke NAME moderator`, `list`. */
export async function admin(words: readonly string[], { say }: CommandTranslation): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...orderIn(words)]);
  const outcome: Outcome = JSON.parse(stdout);
  switch (outcome.is) {
    case 'no-player':
      throw refusal('no-member', { name: outcome.name });
    case 'no-database':
      throw refusal('no-database', { folder: outcome.folder });
    case 'failed':
      throw refusal('server-failed', { reason: outcome.why });
    case 'moderators':
      print(...(outcome.names.length === 0 ? [say('command.admin.none')] : outcome.names));
      return 0;
    default:
      print(say(`command.admin.${outcome.is}`, { name: outcome.name }));
      return 0;
  }
}

/** Names may have spaces, typed with or without quotes. */
function orderIn(words: readonly string[]): readonly string[] {
  const [order, ...rest] = words;
  if (order === 'list' && rest.length === 0) return ['list'];
  const name = rest.slice(0, -1).join(' ');
  const isWhole = (order === 'grant' || order === 'revoke') && rest.at(-1) === ROLE && name !== '';
  if (!isWhole) throw refusal('admin-order');
  return [order, name];
}

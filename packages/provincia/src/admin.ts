import type { CommandTranslation } from '@provincia/catalog/command';
import { refusal } from '@provincia/command';
import { print } from '@provincia/lab/command-line';
import { admin as administer } from '@provincia/server/admin';

const ROLE = 'moderator';

/** Says who looks after a server: `grant NAME moderator`, `revoke NAME moderator`, `list`. */
export async function admin(words: readonly string[], { say }: CommandTranslation): Promise<number> {
  const outcome = await administer(orderIn(words), process.env);
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

import { z } from 'zod';
import { TableId } from './ids.ts';

/** What somebody is told wherever they are on the site, by the message `news`. What has become of it they ask themselves. */
export const PersonNews = z.strictObject({
  /**
   * Match: others were found who want the same game. Turn: a game waits for them, or does not any more. Invited: somebody
   * keeps a seat for them. Tournament: a game of one begins, or
   * another round. Blocks: they have blocked somebody, or do not any more. Moderation: a moderator has decided about them.
   */
  what: z.enum(['match', 'turn', 'invited', 'tournament', 'blocks', 'moderation']),
  /** The table that it is about. */
  table: TableId.nullable(),
});
export type PersonNews = z.infer<typeof PersonNews>;

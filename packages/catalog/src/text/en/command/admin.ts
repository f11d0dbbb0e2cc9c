import type { WordsLike, WordTable } from '../../word-table.ts';

/** Who moderates a server. */
export const admin = {
  granted: '{name} is a moderator now.',
  revoked: '{name} is no longer a moderator.',
  'has-it': '{name} is a moderator already.',
  'has-it-not': '{name} is not a moderator.',
  none: 'There are no moderators.',
} satisfies WordTable;

export type Admin = WordsLike<typeof admin>;

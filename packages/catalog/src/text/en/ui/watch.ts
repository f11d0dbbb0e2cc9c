import type { WordsLike, WordTable } from '../../word-table.ts';

/** Games of others that are played now. */
export const watch = {
  live: 'Being played now',
  watch: 'Watch',
  tv: 'TV',
  best: 'TV: always the best game',
  none: 'Nobody is playing in the open right now.',
  noneHelp: 'As soon as people play at an open table, you see their game here.',
  offline: 'Without a connection there is nothing to watch.',
  next: 'The next game follows in a moment.',
  late: 'You see this game {seconds, plural, one {# second} other {# seconds}} late.',
  empty: '{count, plural, =0 {no empty pile} one {# empty pile} other {# empty piles}}',
  piles: 'Piles of the kingdom',
  pile: '{card}: {count} left',
} satisfies WordTable;

export type Watch = WordsLike<typeof watch>;

import type { WordsLike, WordTable } from '../../word-table.ts';

/** What exported games tell: shares of those who won. */
export const stats = {
  games: '{games, plural, one {# game} other {# games}}, {decided, number} decided',
  byCard: 'won, by card gained',
  gained: 'with %',
  notGained: 'without %',
  players: 'players',
  difference: 'difference',
  byOpening: 'by opening',
  nothing: 'nothing',
  byKingdom: 'by kingdom',
  gamesHead: 'games',
  firstSeat: 'first seat won %',
  otherKingdoms: 'all other kingdoms',
  seat: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of}',
  takenOver:
    '{count, plural, one {# game is} other {# games are}} not counted: a game that went on by later rules cannot be played again.',
  leftOut:
    '{count, plural, one {# row is} other {# rows are}} left out, with fewer than {min, plural, one {# player} other {# players}}.',
  stopped: 'Stopped. These are the results of the first {games, plural, one {# game} other {# games}}.',
} satisfies WordTable;

export type Stats = WordsLike<typeof stats>;

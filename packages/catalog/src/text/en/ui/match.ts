import type { WordsLike, WordTable } from '../../word-table.ts';

/** Waiting for others who want the same game. */
export const match = {
  find: 'Find opponents',
  waiting: '{count, plural, =0 {nobody is waiting} one {# person is waiting} other {# people are waiting}}',
  wishes: 'What you want to play',
  // What is wished for, in a line.
  players: '{count} players',
  live: 'live',
  day: 'by the day',
  rated: 'rated',
  pace: 'Pace',
  rating: 'Rating of the others',
  within: '± {points}',
  anyRating: 'Any',
  ratingHelp: 'The longer you wait, the wider the range.',
  save: 'Done',
  // While somebody waits
  looking: 'Looking for opponents',
  reach: 'ratings {from} to {to}',
  anyReach: 'any rating',
  dayHelp: 'You need not stay: the game will be among your games.',
  lost: 'No connection. Your place is kept for half a minute.',
  meanwhile: 'Play a bot meanwhile',
  // When others were found
  found: 'Opponents found: your game is ready',
  come: 'To the game',
  notNow: 'Not now',
  botStays: 'The game you are playing stays as it is.',
  here: 'Waiting for the others: {here} of {players} are here',
  begun: 'Your game has begun',
  ended: 'You are no longer waiting for a game.',
  again: 'Wait again',
  oneself:
    'This game is not rated: two of the players may be the same person. They use the same browser, or have come from the same address several times in a row.',
} satisfies WordTable;

export type Match = WordsLike<typeof match>;

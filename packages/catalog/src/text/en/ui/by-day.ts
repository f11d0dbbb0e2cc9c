import type { WordsLike, WordTable } from '../../word-table.ts';

/** Clocks, games that take days, and whose turn it is in all of somebody's games. */
export const byDay = {
  // Clocks, and what happens when they run out
  noClock: 'No clock',
  liveClock: '{minutes} min + {increment} s per turn',
  dayClock: '{days, plural, one {# day} other {# days}} per turn',
  live: 'Live, at one sitting',
  byDay: 'By the day',
  noClockHelp: 'Nobody runs out of time. After a while a bot can be let play for someone who is away.',
  liveClockHelp:
    'Time for all your decisions in the game; each turn adds some. Whoever runs out of time loses; with more players left, a bot plays on for them.',
  dayClockHelp:
    'Play when you like: so long for every time the game waits for you. Whoever runs out of time loses; with more players left, a bot plays on for them.',
  daysHours: '{days} d {hours} h',
  hoursMinutes: '{hours} h {minutes} min',
  low: 'Little time left',
  // Games that wait
  yourTurn: 'Your turn',
  theirTurn: 'Their turn',
  waiting: '{count, plural, one {# game is waiting for you} other {# games are waiting for you}}',
  against: 'Against {rivals}',
  waitsFor: 'Waiting for {name}',
  noLimit: 'No time limit',
  play: 'Play',
  look: 'Look',
  more: '{count, plural, one {# more game} other {# more games}}',
  nextGame: 'Next game ({count})',
  // Vacations
  vacation: 'Vacation',
  vacationHelp:
    'While you are on vacation, no game by the day ends because your time runs out. A vacation lasts at most {most} days; in a year you have {yearly}.',
  vacationLeft: '{days, plural, one {# day left} other {# days left}} this year',
  vacationUntil: 'Until (and including)',
  vacationStart: 'Go on vacation',
  vacationNow: 'You are on vacation until {date}.',
  vacationEnd: 'End vacation',
  onVacation: 'on vacation until {date}',
  // Answers that are left in advance
  ahead: 'Answers in advance',
  aheadOn: 'Answers in advance: on',
  aheadHelp:
    'When you are asked exactly this, the server answers for you at once. You are asked about everything else. Nobody else sees these answers, and they end with the game.',
  aheadAsked: 'The game is waiting for you. You can change this once you have answered.',
  aheadReactions: 'When a card of yours could react',
  aheadNone: 'No card in this game can react.',
  aheadAgainst: 'Only against',
  aheadAsk: 'Ask me',
  aheadUse: 'Always',
  aheadSkip: 'Never',
  aheadTurn:
    'In a turn with nothing but treasures to play, play them and buy the first of these that I can afford',
  aheadEnds: 'What would end the game is never bought in advance.',
  aheadAdd: 'Add a card',
  aheadUp: '{card} one place up',
  aheadRemove: 'Remove {card}',
  aheadOtherwise: 'If none can be afforded',
  aheadNothing: 'Buy nothing',
  aheadSave: 'Save answers',
  aheadSaved: 'Saved.',
  // Ratings
  ratingKind: 'Kind of game',
  kindLive: 'Live',
  kindDay: 'By the day',
} satisfies WordTable;

export type ByDay = WordsLike<typeof byDay>;

import type { WordsLike, WordTable } from '../../word-table.ts';

/** The daily kingdom. */
export const daily = {
  title: 'Daily kingdom',
  lead: 'Every day the same kingdom and the same shuffles for everyone, against {level}. One game counts.',
  titleOf: 'Kingdom of {day}',
  ofSet: 'Cards from',
  allSets: 'All sets',
  // Before the game
  begins: '{who, select, you {You have the first turn.} other {{level} has the first turn.}}',
  ruleOne: 'One game counts: no hints, and you can only undo what has shown you nothing new.',
  ruleTwo:
    'Start it today and finish it by {time}. Until then nobody else can look at your game; after that, everyone can replay it.',
  play: 'Play the game that counts',
  goOn: 'Resume your game',
  practise: 'Play it for practice',
  practiseWhy: 'The same deals again, as often as you like. It does not count.',
  notYet: 'From {time} on, everyone can look at the games of this day and play it for practice.',
  // How it went. `margin` is never below 0.
  result: {
    won: '{margin, plural, =0 {won at equal points} other {won by #}} in {turns, plural, one {# turn} other {# turns}}',
    shared: 'shared the win in {turns, plural, one {# turn} other {# turns}}',
    lost: '{margin, plural, =0 {lost at equal points} other {lost by #}} in {turns, plural, one {# turn} other {# turns}}',
    resigned: 'resigned after {turns, plural, one {# turn} other {# turns}}',
  },
  outcome: { won: 'won', shared: 'shared win', lost: 'lost', resigned: 'resigned' },
  late: 'Your game was not finished in time and does not count.',
  place: 'Place {place} of {players}',
  noPlace: 'Choose a name to be on the board.',
  chooseName: 'Choose a name',
  leadWords: 'Lead, turn by turn: you led after {own}, nobody after {nobody}, {level} after {other}.',
  // On the right
  next: 'Next kingdom in',
  streak: 'Streak',
  longest: 'Longest streak',
  days: '{days, plural, one {# day} other {# days}}',
  // The board
  board: 'Board',
  ofDay: 'Day',
  which: 'Day or month',
  nobody: 'Nobody has finished yet.',
  rank: 'Place',
  player: 'Player',
  margin: 'Margin',
  turns: 'Turns',
  chance: 'Chance',
  chanceHelp:
    'In order: won, margin, fewer turns, chance to win before the last turn, earlier. The chance follows a moment after the game.',
  score: 'Score',
  daysHead: 'Days',
  won: 'Won',
  monthHelp:
    'A win scores 100 plus the margin, up to 150; a shared win 75; a loss 50 minus the margin, but never below 0; resigning 0. The days of a month add up.',
  you: 'you',
  replay: 'replay',
  // Sharing
  share: 'Share',
  shareTitle: 'Share your result',
  shareText: 'Provincia daily, {day}, {set}: {result}',
  copyText: 'Copy text',
  download: 'Save picture',
  spoilerFree: 'Text and picture name no cards.',
  // What the coach says afterwards
  coach: 'The coach on your game',
  looking: 'The coach is looking at your game…',
  mistake:
    'Your biggest mistake was in turn {turn}: “{given}”. It cost {points, plural, one {# percentage point} other {# percentage points}}. Better: <b>{better}</b>.',
  noMistake: 'The coach found no mistake in your game.',
  coachFailed: 'The coach cannot look at this game right now.',
  review: 'Whole review',
  rivalPlan: '{level} seems to have followed this plan: <b>{plan}</b>.',
  // At the table and on the first page
  toBoard: 'To the board',
  counting: 'Counting…',
  wasPractice: 'This game was for practice.',
  running: 'in progress',
} satisfies WordTable;

export type Daily = WordsLike<typeof daily>;

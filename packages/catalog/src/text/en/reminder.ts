import type { WordsLike, WordTable } from '../word-table.ts';

/** What notifications and mails say: words for the server and for the service worker, which have no page around them. */
export const reminder = {
  line: {
    late: '{count, plural, one {Your time is running out in a game} other {Your time is running out in # games}}',
    turn: '{count, plural, one {A game is waiting for you} other {# games are waiting for you}}',
    invited: '{count, plural, one {A seat is kept for you} other {Seats are kept for you at # tables}}',
    begun: '{count, plural, one {Your game has started} other {# of your games have started}}',
    over: '{count, plural, one {Your game is over} other {# of your games are over}}',
  },
  toTable: 'Go to table',
  toAll: 'See your tables',
  /** `server` is where the server is. */
  why: 'You get this e-mail because you asked {server} to remind you of your games.',
  settings: 'Change what you are told',
  stop: 'Unsubscribe',
  confirm: {
    subject: 'Confirm your e-mail address',
    ask: 'Somebody asked {server} to send reminders of their games to this address. If it was you, confirm it within a day.',
    button: 'Confirm address',
    otherwise: 'If it was not you, ignore this e-mail. Nothing is sent to you unless you confirm.',
  },
} satisfies WordTable;

export type ReminderTexts = WordsLike<typeof reminder>;

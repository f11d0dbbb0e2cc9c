import type { WordsLike, WordTable } from '../../word-table.ts';

/** Programs of their own that play in the lab, and the games that they lose by failures. */
export const programs = {
  lost: '{name} lost {lost, number} of {games, plural, one {# game} other {# games}} by failures: {counts}.',
  /** How often each failure was the cause. */
  count: {
    crash: '{count, plural, one {# crash} other {# crashes}}',
    time: '{count, plural, one {# answer too late} other {# answers too late}}',
    nonsense: '{count, plural, one {# line that is no message} other {# lines that are no messages}}',
    answer: '{count, plural, one {# wrong answer} other {# wrong answers}}',
    start: '{count, plural, one {# failed start} other {# failed starts}}',
    gone: '{count, plural, one {# game for which it was not started again} other {# games for which it was not started again}}',
  },
  first: 'The first was game {game, number}: {why}',
  /** What happened; `detail` is how the program ended, or what it wrote. */
  why: {
    crash: 'it ended ({detail}).',
    time: 'it did not answer within {detail} ms.',
    nonsense: 'it wrote a line that is no message: {detail}',
    answer: 'to question {seq} ({question}) it answered {detail}: {wrong}',
    'start-ended': 'it ended ({detail}) before it said hello.',
    'start-silent': 'it did not say hello within {detail} ms.',
    'start-nonsense': 'it wrote something else than hello: {detail}',
    'start-version': 'it speaks version {detail} of the protocol.',
    gone: 'it had been started again {detail} times.',
  },
  wrong: {
    'not-an-answer': 'picks has to be a list of labels.',
    'too-few': 'these are too few picks.',
    'too-many': 'these are too many picks, or too many of one choice.',
    'not-offered': 'not all of them are offered.',
  },
  stderr: 'It last wrote to stderr:',
  /** At the terminal table. */
  leaves: '{name} has lost the game: {why}',
} satisfies WordTable;

export type Programs = WordsLike<typeof programs>;

import type { WordsLike, WordTable } from '../../word-table.ts';

/** What a coach makes of a game, around the coach's own sentences. */
export const review = {
  unfinished: 'The game was not finished: it is reviewed as far as it goes.',
  plans: 'Looking for the best plans for this kingdom. The first time, this takes a while.',
  progress: 'answers: {done} of {all}, {time} left',
  stopped:
    '{turns, plural, one {Stopped. This is the review of the first turn.} other {Stopped. This is the review of the first # turns of all players.}}',
  // Heads of tables
  accuracy: 'accuracy',
  errorRate: 'mean loss',
  decisions: 'answers',
  /** What became of a chance; the changes are in percentage points. */
  sum: '{name}: {start} at the start, {skill} by their own answers, {others} by those of others, {luck} by luck (±{error}): {end} {over, select, yes {at the end} other {now}}.',
  curve: 'Chances at the start of each turn, and what changed them (percentage points)',
  turn: 'turn',
  actions: 'actions',
  buys: 'buys',
  luck: 'luck',
  /** An answer with its chance, and a better one. */
  given: '{answer}: {chance}, step {step}',
  better: 'Better: {answer}, {chance}.',
  nothing: 'No answer cost enough to be marked.',
} satisfies WordTable;

export type Review = WordsLike<typeof review>;

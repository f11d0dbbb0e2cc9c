import type { WordsLike, WordTable } from '../../word-table.ts';

/** Runs that workers on several machines do. */
export const workers = {
  /** Of a worker itself. */
  ready:
    'Worker {name} is ready: {threads, plural, one {# thread} other {# threads}}, version {version}. Ctrl-C stops it; others then do what it was working on.',
  stopped: 'Worker {name} has stopped.',
  /** Of the workers of a run. */
  joined: '{name} takes part, with {threads, plural, one {# thread} other {# threads}}.',
  left: '{name} is gone: others do what it has not finished.',
  none: 'No worker is there: start "provincia worker" with the same database, on any machine.',
  others:
    '{count, plural, one {# worker has} other {# workers have}} another version ({versions}), and this run needs {version}: update {count, plural, one {it} other {them}}.',
  lost: 'The connection to the database was lost. Trying again.',
  speed: '{name}: {speed} per second',
  done: '{name}: {unit, select, kingdoms {{amount, plural, one {# kingdom} other {# kingdoms}}} other {{amount, plural, one {# game} other {# games}}}}, {speed} per second.',
} satisfies WordTable;

export type Workers = WordsLike<typeof workers>;

import type { WordsLike, WordTable } from '../../word-table.ts';

export const learn = {
  lead: 'Short lessons at a real table, one thing at a time. Leave whenever you like: you go on where you were.',
  lessons: 'Lessons',
  number: 'Lesson {number}',
  minutes: '{minutes} min',
  start: 'Start',
  resume: 'Continue',
  again: 'Once more',
  done: 'Finished',
  begun: 'Begun',
  open: 'Not begun',
  progress: '{done} of {count} lessons finished',
  step: '{number} of {count}',
  bubble: 'Lesson: {title}',
  next: 'Next',
  tryAgain: 'Try again',
  back: 'Back',
  all: 'All lessons',
  leave: 'Leave the lesson',
  remember: 'To remember',
  finished: 'Lesson finished',
  nextLesson: 'Next lesson: {title}',
  missing: 'There is no such lesson.',
  sample: 'A reviewed game',
  yourAnswer: 'Now it is up to you.',
  listen: 'Read what the lesson says.',
} satisfies WordTable;

export type Learn = WordsLike<typeof learn>;

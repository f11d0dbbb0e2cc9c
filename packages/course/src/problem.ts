import { checkAnswer, type OpenDecision, type Problem } from '@provincia/engine';
import type { Course } from './course.ts';
import type { Entry } from './entry.ts';
import { MOST_ENTRIES } from './limits.ts';

/** Why an entry cannot be written down now; null if it can. */
export function problemWith(course: Course, entry: Entry): Problem | null {
  if (course.over) return { code: 'over', message: 'The game is over.' };
  const decision = course.decision as OpenDecision;
  switch (entry.kind) {
    case 'answer':
      return course.isLeftToBot(entry.seat)
        ? { code: 'bot-plays', message: 'A bot plays for this seat now.' }
        : checkAnswer(decision, entry.seat, { index: decision.index, picks: entry.picks });
    case 'undo':
      return course.undoOf(entry.seat) === 'free'
        ? null
        : noUndo(course, entry.seat, 'There is nothing to take back, or the others have to agree.');
    case 'ask-undo':
      return course.undoOf(entry.seat) === 'ask' && course.request === null
        ? null
        : noUndo(
            course,
            entry.seat,
            'There is nothing to ask for, or somebody is away who would have to agree.',
          );
    case 'allow-undo':
    case 'refuse-undo':
      return course.request?.waitingFor.includes(entry.seat)
        ? null
        : { code: 'no-request', message: 'Nobody waits for your consent.' };
    case 'stand-in':
      if (course.n >= MOST_ENTRIES) return tooLong;
      return decision.player === entry.seat && course.botOf(entry.seat) === null
        ? null
        : { code: 'not-asked', message: 'The game does not wait for this seat.' };
    case 'back':
      return course.isAway(entry.seat) && !course.hasResigned(entry.seat)
        ? null
        : { code: 'not-away', message: 'Nobody plays for this seat.' };
    case 'resign':
      return course.hasResigned(entry.seat)
        ? { code: 'resigned', message: 'This seat has resigned already.' }
        : null;
    case 'bots':
      return course.botOf(decision.player) === null
        ? { code: 'not-a-bot', message: 'A person is asked.' }
        : null;
  }
}

function noUndo(course: Course, seat: number, message: string): Problem {
  return course.hasUndosLeft(seat) ? { code: 'no-undo', message } : tooManyUndos;
}

const tooManyUndos = {
  code: 'too-many-undos',
  message: 'So much has been taken back in this game that no more can be.',
};

const tooLong = {
  code: 'too-long',
  message: 'This game has become too long: play it to its end, or resign.',
};

import { checkAnswer, type OpenDecision, type Problem } from '@provincia/engine';
import { problemWithAhead } from './ahead.ts';
import type { Course } from './course.ts';
import type { Entry } from './entry.ts';
import { MOST_ENTRIES } from './limits.ts';

/** Why an entry cannot be written down now; null if it can. */
export function problemWith(course: Course, entry: Entry): Problem | null {
  if (course.over) return { code: 'over', message: 'The game is over.' };
  const decision = course.decision as OpenDecision;
  switch (entry.kind) {
    case 'answer':
      return course.attendance.isLeftToBot(entry.seat)
        ? botPlays
        : checkAnswer(decision, entry.seat, { index: decision.index, picks: entry.picks });
    case 'undo':
      return course.undoOf(entry.seat) === 'free'
        ? null
        : noUndo(course, entry.seat, 'There is nothing to undo, or the others have to agree first.');
    case 'ask-undo':
      return course.undoOf(entry.seat) === 'ask' && course.request === null
        ? null
        : noUndo(
            course,
            entry.seat,
            'There is nothing to ask for, or someone who would have to agree is away.',
          );
    case 'allow-undo':
    case 'refuse-undo':
      return course.request?.waitingFor.includes(entry.seat)
        ? null
        : { code: 'no-request', message: 'Nobody is waiting for your answer.' };
    case 'hint':
      return course.n >= MOST_ENTRIES ? tooLong : noHint(course, decision, entry.seat);
    case 'ahead':
      return noAhead(course, entry.seat) ?? (entry.answers && problemWithAhead(entry.answers));
    case 'grace':
      return isByDay(course) && course.waitsFor === entry.seat
        ? null
        : { code: 'not-asked', message: 'The game is not waiting for this seat.' };
    case 'stand-in':
      if (course.n >= MOST_ENTRIES) return tooLong;
      if (course.start.compared) return noStandIn;
      if (isByDay(course)) return byDay;
      return decision.player === entry.seat && course.attendance.botOf(entry.seat) === null
        ? null
        : { code: 'not-asked', message: 'The game is not waiting for this seat.' };
    case 'back':
      return course.attendance.away[entry.seat] && !course.attendance.resigned[entry.seat]
        ? null
        : { code: 'not-away', message: 'No bot is playing for this seat.' };
    case 'resign':
      return course.attendance.resigned[entry.seat]
        ? { code: 'resigned', message: 'This seat has already resigned.' }
        : null;
    case 'rules':
      return null;
    case 'bots':
      return course.attendance.botOf(decision.player) === null
        ? { code: 'not-a-bot', message: 'A person is deciding.' }
        : null;
  }
}

/** Not while it is asked: what a player leaves then would be given at once, before they had looked at it again. */
function noAhead(course: Course, seat: number): Problem | null {
  if (!isByDay(course))
    return { code: 'not-by-day', message: 'Answers in advance are only for games by the day.' };
  if (course.n >= MOST_ENTRIES) return tooLong;
  if (course.attendance.isLeftToBot(seat)) return botPlays;
  return course.waitsFor === seat
    ? { code: 'your-turn', message: 'The game is waiting for you: answer it first.' }
    : null;
}

function isByDay({ start: { clock } }: Course): boolean {
  return clock !== null && 'days' in clock;
}

/** Where somebody else plays too, or the game is compared with those of others, hints would be unfair. */
function noHint(course: Course, { player }: OpenDecision, seat: number): Problem | null {
  const { levels, rated = false, compared = false } = course.start;
  const isAlone = levels.every((level, other) => (level === null) === (other === seat));
  if (!isAlone || rated || compared)
    return { code: 'no-hints', message: 'Hints are only for games against bots alone that do not count.' };
  if (course.attendance.isLeftToBot(seat)) return botPlays;
  return player === seat ? null : { code: 'wrong-player', message: 'It is not your decision.' };
}

function noUndo(course: Course, seat: number, message: string): Problem {
  return course.hasUndosLeft(seat) ? { code: 'no-undo', message } : tooManyUndos;
}

const botPlays = { code: 'bot-plays', message: 'A bot is playing for this seat.' };

const noStandIn = { code: 'no-stand-in', message: 'No bot can play for you in a game that counts.' };
const byDay = {
  code: 'by-day',
  message: 'In a game by the day no bot stands in for anybody: wait until their time runs out.',
};

const tooManyUndos = {
  code: 'too-many-undos',
  message: 'No more moves can be undone in this game.',
};

const tooLong = {
  code: 'too-long',
  message: 'This game is too long: finish it, or resign.',
};

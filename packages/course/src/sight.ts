import { eventFor, type Game, type OpenDecision } from '@provincia/engine';
import type { Decision, Event, Sight } from '@provincia/protocol';
import type { Course, CourseEvent } from './course.ts';

/** What goes to one pair of eyes: `seat` is null for somebody who only watches. */
export function sightOf(
  table: string,
  course: Course,
  seat: number | null,
  events: readonly CourseEvent[],
): Sight {
  const { decision, start, over, attendance } = course;
  const seats = start.levels.map((_, i) => i);
  const seen = sightOfGame(table, course.game, seat, events);
  return {
    ...seen,
    seq: course.seq,
    view: { ...seen.view, over },
    decision: decision !== null && seat !== null && !attendance.isLeftToBot(seat) ? seen.decision : null,
    asked: decision?.player ?? null,
    askedAt: course.askedAt,
    undo: seat === null ? null : course.undoOf(seat),
    request: course.request && { seat: course.request.seat, waitingFor: [...course.request.waitingFor] },
    away: seats.filter((i) => attendance.away[i]),
    resigned: seats.filter((i) => attendance.resigned[i]),
    clocks: course.clocks && [...course.clocks.left],
    ...(over && { ...laidOpen(course.game), result: resultOf(course) }),
    since: course.events - events.length,
  };
}

/** The same of a game that nobody writes down: there is no clock, and nothing is taken back. */
export function sightOfGame(
  table: string,
  game: Game,
  seat: number | null,
  events: readonly CourseEvent[],
): Sight {
  const { decision } = game;
  const view = game.view(seat);
  const shown = view.toJSON();
  return {
    table,
    seq: decision?.index ?? 0,
    view: shown,
    points: shown.seats.map((_, i) => view.points(i)),
    decision: decision !== null && decision.player === seat ? question(decision) : null,
    asked: decision?.player ?? null,
    askedAt: 0,
    undo: null,
    request: null,
    away: [],
    resigned: [],
    clocks: null,
    ...(decision === null ? laidOpen(game) : { result: null, decks: null, scores: null }),
    since: 0,
    events: eventsFor(events, seat),
  };
}

/** What counting the points shows to all. */
function laidOpen(game: Game): Pick<Sight, 'result' | 'decks' | 'scores'> {
  const { winners, points, turns } = game.outcome;
  return {
    result: { winners: [...winners], points: [...points], turns: [...turns] },
    decks: points.map((_, i) => game.view(i).toJSON().own?.owned ?? {}),
    scores: game.scores.map((scores) => [...scores]),
  };
}

/** Without what these eyes may not see; what happens at the table, and not in the game, everybody sees. */
export function eventsFor(events: readonly CourseEvent[], seat: number | null): Event[] {
  return events.map((event) => ('source' in event ? eventFor(event, seat) : event));
}

export function resultOf({ outcome, hints }: Course): NonNullable<Sight['result']> {
  const { winners, points, turns } = outcome;
  const result = { winners: [...winners], points: [...points], turns: [...turns] };
  return hints.taken.some((taken) => taken > 0) ? { ...result, hints: [...hints.taken] } : result;
}

/** Without the engine's own number. Clients use the number of the log, which an undo does not turn back. */
function question({ index, player, ...asked }: OpenDecision): Decision {
  return asked;
}

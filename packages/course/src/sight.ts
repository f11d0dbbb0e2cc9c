import { eventFor, type OpenDecision } from '@provincia/engine';
import type { Decision, Event, Sight } from '@provincia/protocol';
import type { Course, CourseEvent } from './course.ts';

/** What goes to one pair of eyes: `seat` is null for somebody who only watches. */
export function sightOf(
  table: string,
  course: Course,
  seat: number | null,
  events: readonly CourseEvent[],
): Sight {
  const { decision, start } = course;
  const seats = start.levels.map((_, i) => i);
  const view = course.game.view(seat);
  return {
    table,
    seq: course.seq,
    view: { ...view.toJSON(), over: course.over },
    points: seats.map((i) => view.points(i)),
    decision:
      decision !== null && decision.player === seat && !course.isLeftToBot(seat) ? question(decision) : null,
    asked: decision?.player ?? null,
    askedAt: course.askedAt,
    undo: seat === null ? null : course.undoOf(seat),
    request: course.request && { seat: course.request.seat, waitingFor: [...course.request.waitingFor] },
    away: seats.filter((i) => course.isAway(i)),
    resigned: seats.filter((i) => course.hasResigned(i)),
    clocks: course.clocks && [...course.clocks.left],
    result: course.over ? resultOf(course) : null,
    decks: course.over ? seats.map((i) => deckOf(course, i)) : null,
    scores: course.over ? course.game.scores.map((scores) => [...scores]) : null,
    since: course.events - events.length,
    events: eventsFor(events, seat),
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

/** All cards of a seat, wherever they lie. Counting the points lays them open. */
function deckOf({ game }: Course, seat: number): Record<string, number> {
  return game.view(seat).toJSON().own?.owned ?? {};
}

/** Without the engine's own number. Clients use the number of the log, which an undo does not turn back. */
function question({ index, player, ...asked }: OpenDecision): Decision {
  return asked;
}

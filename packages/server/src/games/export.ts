import { type Course, sightOf } from '@provincia/course';
import { pack } from '@provincia/engine';
import type { Sight } from '@provincia/protocol';
import { sightOnTape } from '@provincia/protocol/sight-change';
import { Refusal } from '../refusal.ts';
import type { Beginnings } from '../rules/beginnings.ts';

/** A whole game as one short string: only once it is over, because it gives away every card. */
export function packed(course: Course): string {
  mustBeOver(course);
  return pack(course.start.setup, course.answers);
}

export function mustBeOver({ over }: Course): void {
  if (!over) {
    throw new Refusal(409, 'running', 'The game is still going on: its cards stay hidden until it is over.');
  }
}

/** How the game stood after so many answers, seen from one seat, with the events of the last answer. */
export async function atStep(
  beginnings: Beginnings,
  table: string,
  course: Course,
  step: number,
  seat: number | null,
): Promise<Sight> {
  const { length } = course.answers;
  if (step > length) throw new Refusal(404, 'step', `The game has ${length} steps.`);
  if (course.base !== null) return sightOnTape(await beginnings.tapeOf(table, course), step, seat);
  const { course: then, events } = course.after(step);
  return sightOf(table, then, seat, events);
}

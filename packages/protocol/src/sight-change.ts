import { changeOf, withChange } from './change.ts';
import type { Picture, Sight, SightChange } from './sight.ts';
import type { Tape } from './tape.ts';

/** How things stand, without how they came about. */
export function pictureOf({ since, events, ...picture }: Sight): Picture {
  return picture;
}

/** What to tell somebody who has the picture, so that they have the sight. */
export function sightChange(before: Picture, after: Sight): SightChange {
  const { table, since, events } = after;
  return { table, after: before.seq, change: changeOf(before, pictureOf(after)) ?? {}, since, events };
}

/** The sight that somebody has after such a change; null if it follows one that they do not have. */
export function changedSight(before: Sight | null, change: SightChange): Sight | null {
  if (before === null || before.seq !== change.after) return null;
  return { ...withChange(pictureOf(before), change.change), since: change.since, events: change.events };
}

/** How it stood after so many answers, as it was seen from a seat; null is somebody who only watched. */
export function sightOnTape({ seen }: Tape, step: number, seat: number | null): Sight {
  const { first, changes } = seen[seat === null ? 0 : seat + 1];
  return changes.slice(0, step).reduce((sight: Sight, change) => {
    const next = changedSight(sight, change);
    if (next === null) throw new RangeError('the tape is torn');
    return next;
  }, first);
}

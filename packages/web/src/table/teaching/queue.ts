import type { ExplanationId } from '@provincia/catalog';
import { type Explanation, explanations, type Moment, type Named, namedIn } from './explanations.ts';

/** An explanation with what its sentence names. */
export interface Told extends Pick<Explanation, 'id'> {
  readonly named: Named;
  readonly at: readonly string[];
  /** In which of the own turns it was first so. */
  readonly turn: number;
}

/** It is old news after so many own turns, if nobody has closed it by then. */
const OLD = 2;

/**
 * What there is to explain now, the first one being shown: what was there before and is still so, then what is new.
 * What has been shown once is never added again.
 */
export function queueAt(
  moment: Moment,
  before: readonly Told[],
  explained: ReadonlySet<ExplanationId>,
): readonly Told[] {
  const kept = before.filter((told) => isStillSo(told, moment));
  const known = new Set([...explained, ...kept.map(({ id }) => id)]);
  const added = explanations
    .filter(
      ({ id, when }) => !known.has(id) && when(moment) && (moment.sight.result === null || id === 'over'),
    )
    .map(({ id, at }) => ({ id, at: at(moment), named: namedIn(moment), turn: turnOf(moment) }));
  return kept.length === before.length && added.length === 0 ? before : [...kept, ...added];
}

function isStillSo({ id, turn }: Told, moment: Moment): boolean {
  const one = explanations.find((explanation) => explanation.id === id);
  if (one === undefined) return false;
  if (moment.sight.result !== null) return id === 'over';
  return turnOf(moment) - turn < OLD && (one.isPast === true || one.when(moment));
}

function turnOf({ sight, you }: Moment): number {
  return sight.view.seats[you].turns;
}

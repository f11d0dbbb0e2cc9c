import { type Line, type Tongue, turns } from '@provincia/catalog';
import type { Event } from '@provincia/protocol';

/** What one step brought about, up to where it begins the next turn. */
export function linesOfStep(
  tongue: Tongue,
  events: readonly Event[],
  told: readonly number[],
  step: number,
  names: readonly string[],
): readonly Line[] {
  const happened = events.slice(told[step - 1] ?? 0, told[step]);
  return turns(tongue, happened, names, null)
    .filter(({ turn }) => turn === null)
    .flatMap(({ lines }) => lines);
}

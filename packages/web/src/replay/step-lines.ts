import { type Line, type Translation, turns } from '@provincia/catalog';
import type { Event } from '@provincia/protocol';

/** What one step brought about, up to where it begins the next turn. */
export function linesOfStep(
  translation: Translation,
  events: readonly Event[],
  told: readonly number[],
  step: number,
  names: readonly string[],
): readonly Line[] {
  const happened = events.slice(told[step - 1] ?? 0, told[step]);
  return turns(translation, happened, names, null)
    .filter(({ turn }) => turn === null)
    .flatMap(({ lines }) => lines);
}

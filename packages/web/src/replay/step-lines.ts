import { type Line, type Translation, type Turn, turns } from '@provincia/catalog';
import type { Event } from '@provincia/protocol';
import type { TurnSpan } from './timeline.ts';

/** What is told of a game: the events, and how many of them there are after each step. */
export interface Told {
  readonly translation: Translation;
  readonly events: readonly Event[];
  readonly told: readonly number[];
  readonly names: readonly string[];
}

/** What one step brought about, up to where it begins the next turn. */
export function linesOfStep(told: Told, step: number): readonly Line[] {
  return turnsIn(told, step)
    .filter(({ turn }) => turn === null)
    .flatMap(({ lines }) => lines);
}

/** What happens before the first step of a turn: the step that ends the turn before it brings it about. */
export function linesAtStart(told: Told, { seat, turn, from }: TurnSpan): readonly Line[] {
  return turnsIn(told, from)
    .filter((one) => one.player === seat && one.turn === turn)
    .flatMap(({ lines }) => lines);
}

function turnsIn({ translation, events, told, names }: Told, step: number): readonly Turn[] {
  return turns(translation, events.slice(told[step - 1] ?? 0, told[step]), names, null);
}

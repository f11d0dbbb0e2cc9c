import type { Choice, Decision, Kind, View } from '@provincia/engine';
import { faceIn } from '../judgement/face.ts';
import { judge } from '../judgement/index.ts';
import { type Condition, compile } from './compile.ts';
import type { Gone } from './gone.ts';
import { cardsCalled } from './names.ts';
import type { Line } from './strategy.ts';

/** A line that is ready to be asked. */
export interface TrashLine {
  readonly kinds: readonly Kind[];
  readonly when: Condition | null;
}

export function trashLine({ card, when }: Line): TrashLine {
  return { kinds: cardsCalled(card), when: when && compile(when) };
}

/**
 * What to trash of the own cards: line by line every copy for which the line applies, without those that were picked
 * before. What is in no line is kept, unless more has to go: then judgement chooses the rest.
 */
export function chooseTrash(lines: readonly TrashLine[], decision: Decision, view: View): readonly Choice[] {
  const { choices, min, max, from } = decision;
  const picks: Choice[] = [];
  const kinds: Kind[] = [];
  const gone: Gone = { kinds, fromHand: from === 'hand' };
  for (const line of lines) {
    for (const choice of choices) {
      const { kind } = faceIn(choice);
      if (!line.kinds.includes(kind)) continue;
      for (let left = choice.count - timesIn(picks, choice); left > 0 && picks.length < max; left--) {
        if (line.when !== null && !line.when(view, gone)) break;
        picks.push(choice);
        kinds.push(kind);
      }
    }
  }
  return picks.length < min ? [...picks, ...judge(remaining(decision, picks), view)] : picks;
}

/** The question for as many more as have to be picked. */
function remaining(decision: Decision, picks: readonly Choice[]): Decision {
  const missing = decision.min - picks.length;
  const choices = decision.choices
    .map((choice) => ({ ...choice, count: choice.count - timesIn(picks, choice) }))
    .filter(({ count }) => count > 0);
  return { ...decision, choices, min: missing, max: missing };
}

function timesIn(picks: readonly Choice[], choice: Choice): number {
  return picks.filter((pick) => pick === choice).length;
}

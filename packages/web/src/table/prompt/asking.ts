import type { Translation } from '@provincia/catalog';
import type { Decision, Sight } from '@provincia/protocol';

/** A question, who is asked, and the language to put it in. */
export interface Asking {
  readonly translation: Translation;
  readonly sight: Sight;
  readonly decision: Decision;
  readonly names: readonly string[];
  readonly you: number;
}

/** The one card that there is to choose, if there is no other. */
export function onlyCard({ choices, max }: Decision): string | null {
  return choices.length === 1 && max === 1 ? choices[0].label : null;
}

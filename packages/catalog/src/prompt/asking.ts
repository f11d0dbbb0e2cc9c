import type { Decision, Event, Sight } from '@provincia/protocol';
import type { Translation } from '../language.ts';

/** As much of a sight as sentences have to know. */
export interface Situation extends Pick<Sight, 'view' | 'decision' | 'asked' | 'away' | 'result'> {
  /** What happened, the last at the end: as much of it as there is. */
  readonly events: readonly Event[];
}

/** A question, who is asked, and the language to put it in. */
export interface Asked {
  readonly translation: Translation;
  readonly sight: Situation;
  readonly decision: Decision;
  readonly names: readonly string[];
  readonly you: number;
  /** Whether the kind of card is said that fits, also if there is only one of it. */
  readonly isByKind?: boolean;
}

/** The one card that there is to choose, if there is no other. */
export function onlyCard({ choices, max }: Decision): string | null {
  const [choice] = choices;
  return choices.length === 1 && max === 1 && 'card' in choice ? choice.card : null;
}

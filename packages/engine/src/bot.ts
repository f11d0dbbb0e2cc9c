import type { Choice } from './choice.ts';
import type { Decision } from './decision.ts';
import type { View } from './view.ts';

/** Somebody who answers at once: sees the decision and the view of its seat, gives the choices picked. */
export interface Bot {
  (decision: Decision, view: View): readonly Choice[];
  /**
   * Answers the decisions of phases out of the view alone. For a bot that can do so they are not even put together.
   * `hasTreasures` says whether treasures can be played now.
   */
  readonly inPhase?: (view: View, hasTreasures: boolean) => readonly Choice[];
  /** Whether it rehearses in the middle of cards. A simulation keeps what that takes only for a bot that does. */
  readonly rehearses?: boolean;
}

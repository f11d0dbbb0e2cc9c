import type { Pick } from './decision.ts';
import { restoreState, type State } from './state.ts';

/** How a game came to where it is from the last phase decision, when no card was half resolved. */
export class Past {
  readonly checkpoint: State;
  answers: readonly (readonly Pick[])[] = [];

  /** The state is its own from now on. */
  constructor(checkpoint: State) {
    this.checkpoint = checkpoint;
  }

  /** The game is at a phase decision. */
  begin(state: State): void {
    restoreState(this.checkpoint, state);
    this.answers = [];
  }

  /** A bot may use its list again. */
  add(picks: readonly Pick[]): void {
    this.answers = [...this.answers, picks.slice()];
  }
}

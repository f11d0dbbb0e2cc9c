import type { Choosing } from '../prompt/useChoosing.ts';
import type { KeyActions } from './useKeys.ts';

/** The keys that answer what is asked, the same at every table. */
export function answerKeys(choosing: Choosing) {
  const { decision, doubt, settle, pass, confirm, playTreasures } = choosing;
  return {
    treasures: playTreasures,
    end: () => {
      if (decision?.kind === 'phase' || decision?.max === 1) pass();
    },
    confirm: () => {
      if (doubt !== null) settle(true);
      // Where one pick is the answer, Enter on a card picks it.
      else if (decision === null || decision.max === 1) return false;
      else confirm();
      return true;
    },
    cancel: () => {
      if (doubt !== null) settle(false);
    },
  } satisfies Partial<KeyActions>;
}

import type { Sight } from '@provincia/protocol';
import type { Point } from './lesson.ts';

/** Whether a thing can be shown while the table stands so. */
export function isThere({ at, of = '' }: Point, { view, decision, result }: Sight): boolean {
  if (at === 'result') return result !== null;
  if (result !== null) return isAlwaysThere(at);
  switch (at) {
    case 'card':
      return (view.own?.hand[of] ?? 0) > 0;
    case 'pile':
      return view.supply.some(({ pile }) => pile === of);
    case 'button':
      return decision !== null && hasButton(decision, of);
    case 'prompt':
      return decision !== null;
    default:
      return true;
  }
}

/** Also once the game is over. */
function isAlwaysThere(at: Point['at']): boolean {
  return at === 'supply' || at === 'pile' || at === 'log' || at === 'rival' || at === 'trash';
}

/** Kinds of questions whose choices are buttons. In the others cards and piles are pressed themselves. */
const inWords: readonly string[] = ['options', 'yes-no', 'amount', 'reaction'];

/** "done" ends a phase, declines, or confirms several picks. */
function hasButton({ kind, choices, min, max }: NonNullable<Sight['decision']>, label: string): boolean {
  if (label === 'done') return min === 0 || max > 1;
  const isOffered = choices.some((choice) => choice.label === label);
  return isOffered && (label === 'treasures' || inWords.includes(kind));
}

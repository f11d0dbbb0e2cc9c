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
      return decision !== null && (of === 'done' ? decision.min === 0 : hasButton(decision, of));
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

/** Cards and piles are pressed themselves. */
function hasButton({ choices }: NonNullable<Sight['decision']>, label: string): boolean {
  return choices.some(
    (choice) => choice.label === label && ['treasures', 'choose', 'pay'].includes(choice.verb),
  );
}

import { type RefObject, useEffect, useRef } from 'react';
import { elementAt } from '../pointing/element.ts';
import { firstIn } from '../table/keys/useKeys.ts';

/**
 * With every new thing that is said the focus goes to what comes next: the button that goes on, the options, or at the table
 * what is pointed at. Whoever points needs no focus there: it would only raise a card.
 */
export function useBubbleFocus(
  bubble: RefObject<HTMLElement | null>,
  said: string,
  at: readonly string[],
  asks: 'table' | 'options' | 'nothing',
): void {
  const hasKeys = useRef(true);
  useEffect(() => {
    const pressed = ({ type }: Event) => {
      hasKeys.current = type === 'keydown';
    };
    addEventListener('keydown', pressed, true);
    addEventListener('pointerdown', pressed, true);
    return () => {
      removeEventListener('keydown', pressed, true);
      removeEventListener('pointerdown', pressed, true);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said is new, whatever is asked
  useEffect(() => {
    const button = bubble.current?.querySelector<HTMLElement>('[data-part="go-on"]');
    const next = asks === 'table' && hasKeys.current ? atTable(at) : (button ?? bubble.current);
    next?.focus({ preventScroll: true });
  }, [said, asks]);
}

/** What is pointed at may be a button itself, or have some. */
function atTable(at: readonly string[]): HTMLElement | null {
  const target = elementAt(at);
  if (target?.matches('button')) return target;
  const prompt = document.querySelector<HTMLElement>('[data-landmark="prompt"]');
  return (target && firstIn(target)) ?? (prompt && firstIn(prompt));
}

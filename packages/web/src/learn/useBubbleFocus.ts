import type { Point } from '@provincia/lessons/lesson';
import { type RefObject, useEffect, useRef } from 'react';
import { firstIn } from '../table/keys/useKeys.ts';
import { targetOf } from './target.ts';

/**
 * With every new thing that is said the focus goes to what comes next: the button that goes on, the options, or at the table
 * what is pointed at. Whoever points needs no focus there: it would only raise a card.
 */
export function useBubbleFocus(
  bubble: RefObject<HTMLElement | null>,
  said: string,
  point: Point | undefined,
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
    const next = asks === 'table' && hasKeys.current ? atTable(point) : (button ?? bubble.current);
    next?.focus({ preventScroll: true });
  }, [said, asks]);
}

/** What is pointed at may be a button itself, or have some. */
function atTable(point: Point | undefined): HTMLElement | null {
  const target = point ? targetOf(point) : null;
  if (target?.matches('button')) return target;
  const prompt = document.querySelector<HTMLElement>('[data-landmark="prompt"]');
  return (target && firstIn(target)) ?? (prompt && firstIn(prompt));
}

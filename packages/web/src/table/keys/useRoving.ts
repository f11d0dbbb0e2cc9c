import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { isArrow, nearest } from './nearest.ts';

interface Roving<E extends HTMLElement> {
  readonly group: { readonly ref: RefObject<E | null>; onKeyDown(event: KeyboardEvent): void };
  item(key: string): { readonly tabIndex: number; onFocus(): void };
}

/** One stop of the Tab key for a whole group; inside of it the arrow keys go to the nearest neighbour. */
export function useRoving<E extends HTMLElement>(keys: readonly string[]): Roving<E> {
  const ref = useRef<E>(null);
  const [last, setLast] = useState<string | null>(null);
  const current = last !== null && keys.includes(last) ? last : keys[0];
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isArrow(event.key) || ref.current === null) return;
    const items = [...ref.current.querySelectorAll<HTMLElement>('[data-rove]')];
    const from = items.indexOf(document.activeElement as HTMLElement);
    if (from < 0) return;
    event.preventDefault();
    const next = nearest(
      items.map((item) => item.getBoundingClientRect()),
      from,
      event.key,
    );
    if (next !== null) items[next].focus();
  };
  return {
    group: { ref, onKeyDown },
    item: (key) => ({ tabIndex: key === current ? 0 : -1, onFocus: () => setLast(key) }),
  };
}

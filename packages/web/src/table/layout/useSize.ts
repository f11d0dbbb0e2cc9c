import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much room is inside an element now. */
export function useSize<E extends HTMLElement>(): readonly [RefObject<E | null>, Size] {
  const ref = useRef<E>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => {
      const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element);
      const width = element.clientWidth - pixels(paddingLeft, paddingRight);
      const height = element.clientHeight - pixels(paddingTop, paddingBottom);
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}

function pixels(...lengths: readonly string[]): number {
  return lengths.reduce((sum, length) => sum + Number.parseFloat(length), 0);
}

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** A hand that moves the mouse less than this clicks. */
const SLIP = 6;
/** Of what is seen, how much an arrow moves on. */
const PAGE = 0.8;
/** Of a wheel that counts lines. */
const LINE = 40;

interface Strip {
  /** Whether something lies further left or right than what is seen. */
  readonly hasLeft: boolean;
  readonly hasRight: boolean;
  /** Moves on by what an arrow does: -1 to the left, 1 to the right. */
  page(way: -1 | 1): void;
}

/** Lets what is wider than its box be moved by the wheel, and by dragging it with the mouse as with a finger. */
export function useStrip(box: RefObject<HTMLElement | null>): Strip {
  const [hidden, setHidden] = useState({ hasLeft: false, hasRight: false });

  // After every drawing: cards may have come or gone.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const hasLeft = scrollLeft > 1;
      const hasRight = scrollWidth - clientWidth - scrollLeft > 1;
      setHidden((old) =>
        old.hasLeft === hasLeft && old.hasRight === hasRight ? old : { hasLeft, hasRight },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  });

  useEffect(() => {
    const element = box.current;
    return element === null ? undefined : dragged(element);
  }, [box]);

  return {
    ...hidden,
    page: (way) => {
      const element = box.current;
      if (element === null) return;
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
      element.scrollBy({ left: way * PAGE * element.clientWidth, behavior });
    },
  };
}

/** Says how to end it. */
function dragged(element: HTMLElement): () => void {
  const isWider = () => element.scrollWidth > element.clientWidth;
  const wheel = (event: WheelEvent) => {
    if (!isWider() || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    // Not passive, so that nothing else moves by it.
    event.preventDefault();
    element.scrollLeft += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
  };

  let start: { readonly x: number; readonly left: number } | null = null;
  let isDragging = false;
  const down = ({ pointerType, button, clientX: x }: PointerEvent) => {
    isDragging = false;
    // A finger does it by itself.
    if (pointerType === 'mouse' && button === 0 && isWider()) start = { x, left: element.scrollLeft };
  };
  const move = ({ clientX }: PointerEvent) => {
    if (start === null) return;
    isDragging ||= Math.abs(clientX - start.x) > SLIP;
    if (isDragging) element.scrollLeft = start.left - (clientX - start.x);
  };
  const up = () => {
    start = null;
  };
  // The click at the end of it chooses nothing.
  const click = (event: MouseEvent) => {
    if (!isDragging) return;
    isDragging = false;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('pointerdown', down);
  element.addEventListener('click', click, true);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  return () => {
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('click', click, true);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
  };
}

import { isCardId } from '@provincia/catalog';
import { useEffect } from 'react';
import { useInspecting } from '../inspecting.ts';

const LONG_PRESS = 450;
const HOVER = 90;
/** A finger that moves scrolls. */
const SLIP = 10;

/** Everything with a `data-card` can be read: by resting the pointer on it, or by a long press. */
export function useInspection(): void {
  useEffect(() => {
    const { look, open } = useInspecting.getState();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: { x: number; y: number } | null = null;
    let swallow = false;

    const over = ({ target, pointerType }: PointerEvent) => {
      const card = cardUnder(target);
      if (pointerType !== 'mouse') return;
      clearTimeout(timer);
      if (card !== null) timer = setTimeout(() => look(card), HOVER);
    };
    const down = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      const card = cardUnder(target);
      swallow = false;
      if (pointerType === 'mouse' || card === null) return;
      start = { x, y };
      timer = setTimeout(() => {
        swallow = true;
        open(card);
      }, LONG_PRESS);
    };
    const move = ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' || start === null) return;
      if (Math.hypot(clientX - start.x, clientY - start.y) > SLIP) release();
    };
    const release = () => {
      start = null;
      clearTimeout(timer);
    };
    const up = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') release();
    };
    // The click at the end of a long press must not choose the card that was read.
    const click = (event: MouseEvent) => {
      if (!swallow) return;
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: Event) => {
      if (swallow || start !== null) event.preventDefault();
    };
    addEventListener('pointerover', over);
    addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', release);
    addEventListener('click', click, true);
    addEventListener('contextmenu', menu);
    return () => {
      release();
      removeEventListener('pointerover', over);
      removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', release);
      removeEventListener('click', click, true);
      removeEventListener('contextmenu', menu);
    };
  }, []);
}

function cardUnder(target: EventTarget | null) {
  if (!(target instanceof Element)) return null;
  const card = target.closest<HTMLElement>('[data-card]')?.dataset.card;
  return card !== undefined && isCardId(card) ? card : null;
}

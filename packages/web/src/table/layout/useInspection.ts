import { useEffect } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { useInspecting } from '../inspecting.ts';
import { cardAt } from '../wishes.ts';

const LONG_PRESS = 450;
const HOVER = 90;
/** So long the card that was looked at stays, for the way to the inspector. */
const LINGER = 400;
/** A finger that moves scrolls. */
const SLIP = 10;

/** Everything with a `data-card` can be read: by resting the pointer on it, or by a long press. */
export function useInspection(): void {
  useEffect(() => {
    const { look, lookBack, open } = useInspecting.getState();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: { x: number; y: number } | null = null;
    let swallow = false;
    let at = '';
    let isMissed = false;

    const point = (target: EventTarget | null) => {
      const card = cardAt(target);
      isMissed = false;
      clearTimeout(timer);
      if (card !== null) timer = setTimeout(() => look(card.id, card.wish), HOVER);
      else if (!isBeside(target)) timer = setTimeout(lookBack, LINGER);
    };
    const over = ({ target, pointerType, screenX, screenY }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      // A card that comes to lie under a pointer at rest is not looked at before that moves.
      if (at === `${screenX} ${screenY}`) isMissed = true;
      else point(target);
    };
    const down = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      const card = cardAt(target);
      swallow = false;
      if (pointerType === 'mouse' || card === null) return;
      start = { x, y };
      timer = setTimeout(() => {
        swallow = true;
        useSettings.getState().set({ knowsHolding: true });
        open(card.id, card.wish);
      }, LONG_PRESS);
    };
    const move = ({ target, clientX, clientY, screenX, screenY, pointerType }: PointerEvent) => {
      const isElsewhere = at !== `${screenX} ${screenY}`;
      at = `${screenX} ${screenY}`;
      if (pointerType === 'mouse' && isMissed && isElsewhere) point(target);
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

/** Where cards are read, beside the table. */
function isBeside(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-landmark="side"]') !== null;
}

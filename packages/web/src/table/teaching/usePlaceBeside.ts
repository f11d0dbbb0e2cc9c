import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Box, type BubblePlace, bubblePlace } from '../../learn/bubble-place.ts';

/** What somebody needs to see and to reach to play on. */
const NEEDED = '[data-landmark="prompt"], [data-place="hand"], [data-state="choosable"], [data-part="peek"]';

/** Cards and panels move without telling anybody. */
const LOOK_EVERY = 150;

interface Placed {
  readonly place: BubblePlace;
  /** What is pointed at. */
  readonly target: Box | null;
}

const nowhere: Placed = { place: { left: 0, top: 0, side: null }, target: null };

/** Where a bubble stands beside the first of these that is on the page. It follows what moves. */
export function usePlaceBeside(bubble: RefObject<HTMLElement | null>, at: readonly string[]): Placed {
  const [placed, setPlaced] = useState(nowhere);
  const wanted = at.join('\n');
  useLayoutEffect(() => {
    const found = () => {
      const there = wanted.split('\n').map((one) => document.querySelector<HTMLElement>(one));
      return there.find((one) => one !== null) ?? null;
    };
    const look = () => {
      if (bubble.current === null) return;
      const element = found();
      const target = element && boxOf(element);
      const needed = [...document.querySelectorAll<HTMLElement>(NEEDED)].map(boxOf);
      const room = { width: document.documentElement.clientWidth, height: innerHeight };
      const next = { place: bubblePlace(boxOf(bubble.current), target, needed, room), target };
      setPlaced((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    found()?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    look();
    const looking = setInterval(look, LOOK_EVERY);
    addEventListener('resize', look);
    addEventListener('scroll', look, true);
    return () => {
      clearInterval(looking);
      removeEventListener('resize', look);
      removeEventListener('scroll', look, true);
    };
  }, [bubble, wanted]);
  return placed;
}

function boxOf(element: HTMLElement): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

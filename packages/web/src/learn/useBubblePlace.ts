import type { Point } from '@provincia/lessons/lesson';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Box, type BubblePlace, bubblePlace } from './bubble-place.ts';
import { targetOf } from './target.ts';

/** What somebody needs to see and to reach who answers at the table. */
const NEEDED = '[data-landmark="prompt"], [data-place="hand"], [data-state="choosable"]';

/** Cards and panels move without telling anybody. */
const LOOK_EVERY = 150;

interface Placed {
  readonly place: BubblePlace;
  /** What is pointed at. */
  readonly target: Box | null;
}

const nowhere: Placed = { place: { left: 0, top: 0, side: null }, target: null };

/** Where a bubble stands while it points at something. It follows what moves. */
export function useBubblePlace(
  bubble: RefObject<HTMLElement | null>,
  point: Point | undefined,
  isAsking: boolean,
): Placed {
  const [placed, setPlaced] = useState(nowhere);
  useLayoutEffect(() => {
    const look = () => {
      if (bubble.current === null) return;
      const element = point && targetOf(point);
      const target = element ? boxOf(element) : null;
      const needed = isAsking ? [...document.querySelectorAll<HTMLElement>(NEEDED)].map(boxOf) : [];
      const room = { width: document.documentElement.clientWidth, height: innerHeight };
      const next = { place: bubblePlace(boxOf(bubble.current), target, needed, room), target };
      setPlaced((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    if (point) targetOf(point)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    look();
    const looking = setInterval(look, LOOK_EVERY);
    addEventListener('resize', look);
    addEventListener('scroll', look, true);
    return () => {
      clearInterval(looking);
      removeEventListener('resize', look);
      removeEventListener('scroll', look, true);
    };
  }, [bubble, point, isAsking]);
  return placed;
}

function boxOf(element: HTMLElement): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

import { type RefObject, useLayoutEffect, useState } from 'react';
import { elementAt } from './element.ts';
import { type Box, type BubblePlace, bubblePlace } from './place.ts';

/** What somebody needs to see, and who answers at the table also to reach. */
const SEEN = '[data-place="hand"]';
const REACHED = `${SEEN}, [data-landmark="prompt"], [data-state="choosable"], [data-part="peek"]`;

/** Cards and panels move without telling anybody. */
const LOOK_EVERY = 150;

interface Placed {
  readonly place: BubblePlace;
  /** What is pointed at. */
  readonly target: Box | null;
}

const nowhere: Placed = { place: { left: 0, top: 0, side: null }, target: null };

/** Where a bubble stands that points at the first of these selectors that is on the page. It follows what moves. */
export function usePlaceBeside(
  bubble: RefObject<HTMLElement | null>,
  at: readonly string[],
  isAnswering: boolean,
): Placed {
  const [placed, setPlaced] = useState(nowhere);
  const selectors = at.join('\n');
  useLayoutEffect(() => {
    const find = () => elementAt(selectors.split('\n').filter(Boolean));
    const look = () => {
      if (bubble.current === null) return;
      const element = find();
      const target = element && boxOf(element);
      const needed = document.querySelectorAll<HTMLElement>(isAnswering ? REACHED : SEEN);
      const room = { width: document.documentElement.clientWidth, height: innerHeight };
      const next = {
        place: bubblePlace(boxOf(bubble.current), target, [...needed].map(boxOf), room),
        target,
      };
      setPlaced((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    find()?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    look();
    const looking = setInterval(look, LOOK_EVERY);
    addEventListener('resize', look);
    addEventListener('scroll', look, true);
    return () => {
      clearInterval(looking);
      removeEventListener('resize', look);
      removeEventListener('scroll', look, true);
    };
  }, [bubble, selectors, isAnswering]);
  return placed;
}

function boxOf(element: HTMLElement): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

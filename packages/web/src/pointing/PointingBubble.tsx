import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties, RefObject } from 'react';
import styles from './PointingBubble.module.css';
import type { Box, BubblePlace } from './place.ts';
import { usePlaceBeside } from './usePlaceBeside.ts';

/** Around what is pointed at. */
const RING = 5;

interface PointingBubbleProps extends ComponentProps<'section'> {
  readonly ref: RefObject<HTMLElement | null>;
  /** What it points at: the first of these selectors that is on the page. */
  readonly at: readonly string[];
  /** Whether the table is answered at meanwhile: then what is needed for that is not covered. */
  readonly isAnswering: boolean;
}

/** Says something beside what it speaks of, with a ring around that. */
export function PointingBubble({ ref, at, isAnswering, className, children, ...more }: PointingBubbleProps) {
  const { place, target } = usePlaceBeside(ref, at, isAnswering);
  const { left, top, side } = place;
  return (
    <>
      {target !== null && <div className={styles.ring} data-part="ring" style={ringOf(target)} />}
      <section
        {...more}
        ref={ref}
        className={clsx(styles.bubble, className)}
        data-side={side ?? undefined}
        style={{ left, top, ...arrowOf(place, target) } as CSSProperties}
      >
        {children}
      </section>
    </>
  );
}

/** Around a thing, as far as the window goes. */
function ringOf({ left, top, width, height }: Box): CSSProperties {
  const from = { left: Math.max(RING, left - RING), top: Math.max(RING, top - RING) };
  return {
    ...from,
    width: Math.min(innerWidth - RING, left + width + RING) - from.left,
    height: Math.min(innerHeight - RING, top + height + RING) - from.top,
  };
}

/** How far along its side the arrow is, so that it points at the middle of the thing. */
function arrowOf({ left, top, side }: BubblePlace, target: Box | null): Readonly<Record<string, string>> {
  if (target === null || side === null) return {};
  const isBesideIt = side === 'left' || side === 'right';
  const at = isBesideIt ? target.top + target.height / 2 - top : target.left + target.width / 2 - left;
  return { '--arrow': `${Math.round(at)}px` };
}

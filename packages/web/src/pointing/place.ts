/** A rectangle of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Side = 'above' | 'below' | 'left' | 'right';

/** Where a bubble goes, and on which side of the thing it is. */
export interface BubblePlace {
  readonly left: number;
  readonly top: number;
  /** Null where it points at nothing. */
  readonly side: Side | null;
}

/** Between the thing and the bubble, and to the edges of the window. */
const GAP = 18;
const EDGE = 10;

/** How much worse it is to cover what is pointed at than what else is needed. */
const COVERS_IT = 1000;

const sides: readonly Side[] = ['above', 'below', 'right', 'left'];

/**
 * A place for a bubble of this size beside what it points at, wholly in the window. It never covers that thing as long as
 * there is room on any side of it, and of what else is needed as little as possible.
 */
export function bubblePlace(
  { width, height }: Pick<Box, 'width' | 'height'>,
  target: Box | null,
  needed: readonly Box[],
  room: Pick<Box, 'width' | 'height'>,
): BubblePlace {
  const within = (left: number, top: number) => ({
    left: Math.max(EDGE, Math.min(left, room.width - width - EDGE)),
    top: Math.max(EDGE, Math.min(top, room.height - height - EDGE)),
  });
  if (target === null) {
    const places = [0.5, 0.25, 0, 1].map((part) =>
      within((room.width - width) / 2, (room.height - height) * part),
    );
    return { ...least(places, (place) => covered({ ...place, width, height }, needed)), side: null };
  }
  const size = { width, height };
  const candidates = sides.flatMap((side) =>
    [target, ...needed].map((box) => {
      const place = within(...beside(side, box, target, size));
      return { ...place, side: sideOf({ ...place, ...size }, target) ?? side };
    }),
  );
  const weight = (place: BubblePlace) => {
    const box = { ...place, ...size };
    return COVERS_IT * covered(box, [target]) + covered(box, needed) + distance(box, target);
  };
  return least(candidates, weight);
}

/** On one side of a box, along the middle of what it points at. */
function beside(
  side: Side,
  box: Box,
  target: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
): [left: number, top: number] {
  const left = target.left + (target.width - width) / 2;
  const top = target.top + (target.height - height) / 2;
  switch (side) {
    case 'above':
      return [left, box.top - height - GAP];
    case 'below':
      return [left, box.top + box.height + GAP];
    case 'right':
      return [box.left + box.width + GAP, top];
    case 'left':
      return [box.left - width - GAP, top];
  }
}

/** On which side of another a box lies, out of the way of something else; null if they overlap. */
function sideOf(box: Box, target: Box): Side | null {
  if (box.top + box.height <= target.top) return 'above';
  if (box.top >= target.top + target.height) return 'below';
  if (box.left >= target.left + target.width) return 'right';
  return box.left + box.width <= target.left ? 'left' : null;
}

/** Between two boxes, in pixels. */
function distance(a: Box, b: Box): number {
  const across = Math.max(b.left - a.left - a.width, a.left - b.left - b.width, 0);
  const down = Math.max(b.top - a.top - a.height, a.top - b.top - b.height, 0);
  return across + down;
}

/** The first one of the least weight. */
function least<T>(all: readonly T[], weight: (one: T) => number): T {
  return all.reduce((best, one) => (weight(one) < weight(best) ? one : best));
}

/** How much of these a box covers, in square pixels. */
function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => {
    const width = Math.min(box.left + box.width, other.left + other.width) - Math.max(box.left, other.left);
    const height = Math.min(box.top + box.height, other.top + other.height) - Math.max(box.top, other.top);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);
}

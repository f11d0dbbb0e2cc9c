export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const directions = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

export type Arrow = keyof typeof directions;

export function isArrow(key: string): key is Arrow {
  return key in directions;
}

/** To step aside costs more than to go on, so that a row or column is followed to its end. */
const ASIDE = 3;

/** The place in the list of the box that an arrow key leads to from another one; null if there is none. */
export function nearest(boxes: readonly Box[], from: number, key: Arrow): number | null {
  const [x, y] = directions[key];
  const here = middle(boxes[from]);
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, box] of boxes.entries()) {
    if (i === from) continue;
    const there = middle(box);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    // What lies more aside than ahead is another direction.
    if (along <= 1 || aside > along * ASIDE) continue;
    const far = along + aside * ASIDE;
    if (far < least) [best, least] = [i, far];
  }
  return best;
}

function middle({ left, top, width, height }: Box): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

import { layersOf, STEP } from '../stack/layers.ts';

/** How the cards of a hand lie. */
export interface HandLayout {
  /** Of a card, in pixels. */
  readonly width: number;
  readonly size: 's' | 'm';
  /** Between different cards; below 0 they overlap. */
  readonly gap: number;
  /** Whether it has to be moved sideways to see all. */
  readonly scrolls: boolean;
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** Whether fingers point, which need more of each card to hit it. */
  readonly touch: boolean;
}

const LEAST = 84;
const LEAST_WITH_TEXT = 112;
const MOST = 150;
const GAP = 10;
const TARGET = 44;
const VISIBLE = 52;
const RATIO = 1.4;
/** A chosen card rises, and its price coin stands out. */
const HEADROOM = 22;

/** First the cards get smaller as long as their text can be read, then they overlap, then they lose it, then one scrolls. */
export function handLayout(copies: readonly number[], room: Room): HandLayout {
  const extra = copies.reduce((sum, count) => sum + (layersOf(count) - 1) * STEP, 0);
  const groups = copies.length;
  const gaps = Math.max(1, groups - 1);
  const tall = Math.floor((room.height - HEADROOM) / RATIO);
  const most = Math.max(LEAST, Math.min(MOST, tall));
  const widest = Math.floor((room.width - extra - (groups - 1) * GAP) / Math.max(1, groups));
  const least = Math.min(most, LEAST_WITH_TEXT);
  const visible = room.touch ? TARGET : VISIBLE;
  if (widest >= least) return laid(Math.min(most, widest), GAP, false);
  const gap = gapFor(least);
  if (gap >= visible - least) return laid(least, gap, false);
  const small = gapFor(LEAST);
  if (small >= visible - LEAST) return laid(LEAST, small, false);
  return laid(LEAST, visible - LEAST, true);

  function gapFor(width: number): number {
    return Math.min(GAP, Math.floor((room.width - extra - groups * width) / gaps));
  }
}

function laid(width: number, gap: number, scrolls: boolean): HandLayout {
  return { width, gap, scrolls, size: width >= LEAST_WITH_TEXT ? 'm' : 's' };
}

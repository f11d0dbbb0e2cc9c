import { layersOf, STEP, TIGHT_STEP } from '../stack/layers.ts';

/** How the cards of a hand lie. */
export interface HandLayout {
  /** Of a card, in pixels. */
  readonly width: number;
  readonly size: 's' | 'm';
  /** Between different cards; below 0 they overlap. */
  readonly gap: number;
  /** From one of equal cards to the next. */
  readonly step: number;
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
  const groups = copies.length;
  const under = copies.reduce((sum, count) => sum + layersOf(count) - 1, 0);
  const gaps = Math.max(1, groups - 1);
  const tall = Math.floor((room.height - HEADROOM) / RATIO);
  const most = Math.max(LEAST, Math.min(MOST, tall));
  const widest = Math.floor((room.width - under * STEP - (groups - 1) * GAP) / Math.max(1, groups));
  const least = Math.min(most, LEAST_WITH_TEXT);
  const visible = room.touch ? TARGET : VISIBLE;
  if (widest >= least) return laid(Math.min(most, widest), GAP, STEP, false);
  const gap = gapFor(least);
  if (gap >= visible - least) return laid(least, gap, TIGHT_STEP, false);
  const small = gapFor(LEAST);
  if (small >= visible - LEAST) return laid(LEAST, small, TIGHT_STEP, false);
  return laid(LEAST, visible - LEAST, TIGHT_STEP, true);

  function gapFor(width: number): number {
    return Math.min(GAP, Math.floor((room.width - under * TIGHT_STEP - groups * width) / gaps));
  }
}

function laid(width: number, gap: number, step: number, scrolls: boolean): HandLayout {
  return { width, gap, step, scrolls, size: width >= LEAST_WITH_TEXT ? 'm' : 's' };
}

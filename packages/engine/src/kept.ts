import type { Layout } from './layout.ts';
import type { State } from './state.ts';
import { FACE_DOWN } from './zones.ts';

/** For each seat what lies there face down, set aside for plays that wait. */
export function keptFaceDown({ seats }: State, { mats }: Layout): readonly (readonly number[])[] {
  const mat = mats.findIndex(({ name }) => name === FACE_DOWN);
  return seats.map((seat) => (mat < 0 ? [] : seat.mats[mat].slice()));
}

/** Other cards lie there now, each in the place of one that `was` there: these are what the plays get back. */
export function exchangeKept(state: State, layout: Layout, was: readonly (readonly number[])[]): void {
  if (state.waiting.length === 0) return;
  const is = keptFaceDown(state, layout);
  state.waiting = state.waiting.map((one) => ({
    ...one,
    kept: one.kept.map((card) => is[one.seat][was[one.seat].indexOf(card)] ?? card),
  }));
}

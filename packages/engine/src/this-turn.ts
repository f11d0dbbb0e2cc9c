import type { Kind } from './card.ts';
import type { Turn } from './state.ts';
import type { Table } from './table.ts';

const nothing: readonly never[] = [];

/** How often the player whose turn it is has played a card of this kind in it. */
export function timesPlayed({ plays }: Turn, { index }: Kind): number {
  let times = 0;
  for (let i = 0; i < plays.length; i++) if (plays[i] === index) times++;
  return times;
}

/** These plays, as places in the list of plays. */
export function playsOf({ plays }: Turn, { index }: Kind): number[] {
  const places: number[] = [];
  for (let i = 0; i < plays.length; i++) if (plays[i] === index) places.push(i);
  return places;
}

/** The cards that have been named this turn for one of this kind. */
export function namedFor({ turn: { named }, library }: Table, { index }: Kind): readonly Kind[] {
  if (named.length === 0) return nothing;
  return named.filter((_, i) => i % 2 === 1 && named[i - 1] === index).map((kind) => library.kinds[kind]);
}

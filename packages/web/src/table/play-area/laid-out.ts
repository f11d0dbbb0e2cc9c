import type { View } from '@provincia/protocol';
import type { LaterPart } from '../trays/later.ts';
import { type Group, grouped } from './grouped.ts';

/** Cards in play that lie together. */
export interface Laid {
  /** Equal cards; several groups are cards that stay for each other. */
  readonly groups: readonly Group[];
  /** How often they have something to do next turn; 0 if they are done with. */
  readonly later: number;
  /** What is set aside under them; null is a card face down. */
  readonly under: readonly (string | null)[];
}

/** What somebody has in play, in the order in which it was played: equal cards in steps, and what stays for a card beside it. */
export function laidOut(
  { play, playedAs }: Pick<View['seats'][number], 'play' | 'playedAs'>,
  parts: readonly LaterPart[],
): readonly Laid[] {
  const laid: Laid[] = [];
  const done = new Set<number>();
  for (const place of play.keys()) {
    if (done.has(place)) continue;
    const { places, held } = stayingWith(place, parts);
    for (const other of places) done.add(other);
    const groups = grouped(
      places.map((one) => play[one]),
      places.map((one) => playedAs[one]),
    );
    add(laid, { groups, later: held.length, under: held.flatMap(({ under }) => under) });
  }
  return laid;
}

/** The cards that stay in play together with one, itself included, and what for. */
function stayingWith(place: number, parts: readonly LaterPart[]) {
  const places = new Set([place]);
  const held = new Set<LaterPart>();
  for (const one of places) {
    for (const part of parts) {
      if (!part.holds.includes(one)) continue;
      held.add(part);
      for (const other of part.holds) places.add(other);
    }
  }
  return { places: [...places].sort((a, b) => a - b), held: [...held] };
}

function add(laid: Laid[], next: Laid): void {
  const last = laid.at(-1);
  if (last === undefined || !areAlike(last, next)) {
    laid.push(next);
    return;
  }
  const [group] = last.groups;
  laid[laid.length - 1] = {
    ...last,
    groups: [{ ...group, count: group.count + 1 }],
    later: last.later + next.later,
  };
}

/** Whether a card can lie in steps upon those before it. */
function areAlike(before: Laid, { groups: [next, ...others], later, under }: Laid): boolean {
  const [group, ...more] = before.groups;
  return (
    others.length + more.length + under.length + before.under.length === 0 &&
    group.card === next.card &&
    group.as === next.as &&
    before.later === later * group.count
  );
}

import { type RefObject, useEffect, useRef } from 'react';
import { useTable } from '../table-context.ts';

/** For what was played and does not fit: the card that asks is in sight, else the one that was played last. */
export function usePlayInSight(width = 0): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const { decision, view } = useTable().sight;
  const { play } = view.seats[view.onTurn];
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something else is played or asks, or cards get larger
  useEffect(() => {
    const shown =
      box.current?.querySelector('[data-asks], [data-state="asking"]') ?? box.current?.lastElementChild;
    shown?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [play.length, decision, width]);
  return box;
}

import { useEffect } from 'react';
import { useOtherTurns } from './turns.ts';

interface Counted {
  /** What else is new here. */
  readonly news?: number;
  /** The table that is on the screen: what it waits for is seen there. */
  readonly table?: string;
}

/** "(2) Kingdoms · Provincia": what waits for the player stands before whatever the title is. */
export function useTabTitle(title: string, { news = 0, table }: Counted = {}): void {
  const count = news + useOtherTurns(table).length;
  useEffect(() => {
    document.title = count === 0 ? title : `(${count}) ${title}`;
  }, [title, count]);
}

import type { Event, Sight, Table } from '@provincia/protocol';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { isAlone } from '../hints/hinting.ts';
import { queueAt, type Told } from './queue.ts';

/** Explaining what happens for the first time. */
export interface Teaching {
  /** What is explained now. */
  readonly shown: Told | null;
  /** It has been read. */
  close(): void;
  /** Nothing is to be explained any more. */
  stop(): void;
}

/** Null where nothing is explained: with other people, without a seat (as in a lesson), and for those who do not want it. */
export function useTeaching(table: Table, sight: Sight, events: readonly Event[]): Teaching | null {
  const { explains, explained, set } = useSettings();
  const [queue, setQueue] = useState<readonly Told[]>([]);
  const seen = useRef<number | null>(null);
  const { you } = table;
  const isTaught = explains && you !== null && isAlone(table);

  useEffect(() => {
    if (!isTaught || you === null) return;
    // Who comes back to a game is told of this turn, not of all that has happened.
    const since =
      seen.current ??
      Math.max(
        0,
        events.findLastIndex(({ type }) => type === 'turn'),
      );
    seen.current = events.length;
    const moment = { sight, you, fresh: events.slice(since) };
    setQueue((before) => queueAt(moment, before, new Set(useSettings.getState().explained)));
  }, [isTaught, you, sight, events]);

  const shown = isTaught ? (queue[0] ?? null) : null;
  const id = shown?.id;
  // What has been shown counts as explained, whether it is closed or the game goes on.
  useEffect(() => {
    if (id !== undefined && !explained.includes(id)) set({ explained: [...explained, id] });
  }, [id, explained, set]);

  if (!isTaught) return null;
  return {
    shown,
    close: () => setQueue((now) => now.slice(1)),
    stop: () => {
      setQueue([]);
      set({ explains: false });
    },
  };
}

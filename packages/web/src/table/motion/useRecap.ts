import type { Event } from '@provincia/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Speed } from '../../settings/settings.ts';
import { endsRivalTurn, type Happening, happeningsOf } from './recap.ts';
import { factorOf } from './timing.ts';

const BETWEEN = 500;
const LONGEST = 6000;
const HOLD = 2600;

export interface Recap {
  /** What the others did since the player's own last move. */
  readonly happenings: readonly Happening[];
  /** How many of them are already shown; 0 while nothing is. */
  readonly shown: number;
  /** Shows all of it once more, until it is put away. */
  review(): void;
  dismiss(): void;
}

/** What the others just did, told card by card, and to be looked at again. */
export function useRecap(events: readonly Event[], you: number | null, speed: Speed): Recap {
  const [happenings, setHappenings] = useState<readonly Happening[]>([]);
  const [shown, setShown] = useState(0);
  const told = useRef(events.length);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const stop = useCallback(() => {
    for (const timer of timers.current) clearTimeout(timer);
    timers.current = [];
  }, []);
  const dismiss = useCallback(() => {
    stop();
    setShown(0);
  }, [stop]);

  useEffect(() => {
    const before = told.current;
    told.current = events.length;
    // Nothing new, or the first sight of a table that was played at before.
    if (before === 0 || events.length <= before) return;
    const since = ownLastMove(events, you);
    const all = happeningsOf(events.slice(since), you);
    setHappenings(all);
    if (!endsRivalTurn(events.slice(before), you) || all.length === 0) return;
    stop();
    const old = happeningsOf(events.slice(since, before), you).length;
    const fresh = all.length - old;
    const pace = Math.min(BETWEEN, LONGEST / Math.max(1, fresh)) * factorOf(speed);
    for (let i = 1; i <= fresh; i++) {
      timers.current.push(setTimeout(() => setShown(old + i), (i - 1) * pace));
    }
    timers.current.push(setTimeout(() => setShown(0), fresh * pace + HOLD));
  }, [events, you, speed, stop]);

  useEffect(() => stop, [stop]);

  return {
    happenings,
    shown,
    review: () => {
      stop();
      setShown(happenings.length);
    },
    dismiss,
  };
}

/** Where the events begin that came after the player's own turn. */
function ownLastMove(events: readonly Event[], you: number | null): number {
  if (you === null) return Math.max(0, events.findLastIndex(({ type }) => type === 'turn') - 1);
  return events.findLastIndex(({ type, player }) => type === 'clean-up' && player === you) + 1;
}

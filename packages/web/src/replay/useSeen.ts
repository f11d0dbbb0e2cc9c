import type { Event, Sight } from '@provincia/protocol';
import { useEffect, useState } from 'react';
import type { ReplaySource } from '../game-link/replay-source.ts';

/** How it stood at a step. While it is found out the one before stays. */
export function useSight(source: ReplaySource, step: number, seat: number | null): Sight | null {
  const [sight, setSight] = useState<Sight | null>(null);
  useEffect(() => {
    let isWanted = true;
    void source.at(step, seat).then((found) => {
      // Nothing is asked any more, and nothing has to be kept secret of the points.
      if (isWanted) setSight({ ...found, decision: null, points: [...source.points[step]] });
    });
    return () => {
      isWanted = false;
    };
  }, [source, step, seat]);
  return sight;
}

/** Everything that happened, as a seat saw it. */
export function useEvents(source: ReplaySource, seat: number | null): readonly Event[] {
  const [events, setEvents] = useState<readonly Event[]>([]);
  useEffect(() => {
    let isWanted = true;
    void source.events(seat).then((found) => isWanted && setEvents(found));
    return () => {
      isWanted = false;
    };
  }, [source, seat]);
  return events;
}

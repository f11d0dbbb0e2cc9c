import type { Match, Tally } from '@provincia/arena/results';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Run } from './run.ts';

/** A run as it is shown: what was played, by whom, and how far it is. */
export interface RunState {
  readonly match: Match;
  readonly names: readonly [string, string];
  readonly command: string | null;
  readonly games: number;
  readonly tally: Tally;
  readonly seconds: number;
  readonly running: boolean;
  readonly problem: string | null;
}

type Order = Pick<RunState, 'match' | 'names' | 'command' | 'games'>;

/** Runs one match at a time and shows it at most once a frame. */
export function useRun(): {
  readonly state: RunState | null;
  readonly start: (order: Order) => void;
  readonly stop: () => void;
} {
  const [state, setState] = useState<RunState | null>(null);
  const current = useRef<Run | null>(null);

  const stop = useCallback(() => current.current?.stop(), []);
  useEffect(() => stop, [stop]);

  const start = useCallback((order: Order) => {
    current.current?.stop();
    let frame = 0;
    const show = (running: boolean, problem: string | null) => {
      cancelAnimationFrame(frame);
      frame = 0;
      if (current.current !== run) return;
      const { seconds } = run;
      setState({ ...order, tally: structuredClone(run.tally), seconds, running, problem });
    };
    const run = new Run(order.match, order.games, () => {
      if (frame === 0) frame = requestAnimationFrame(() => show(true, null));
    });
    current.current = run;
    show(true, null);
    run.play().then(
      () => show(false, null),
      ({ message }: Error) => show(false, message),
    );
  }, []);

  return { state, start, stop };
}

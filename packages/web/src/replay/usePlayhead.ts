import { useCallback, useEffect, useState } from 'react';
import type { ReplayGame } from './game.ts';

export const speeds = [0.5, 1, 4] as const;

type Speed = (typeof speeds)[number];

/** How long a step is shown at the plain speed, in milliseconds. */
const STEP_TIME = 900;
/** Browsers refuse an address that changes all the time. */
const ADDRESS_AFTER = 400;

export interface Playhead {
  readonly step: number;
  /** The seat one looks from; null for outside. */
  readonly seat: number | null;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** Goes to a step, and stays there. */
  go(step: number): void;
  lookFrom(seat: number | null): void;
  setSpeed(speed: Speed): void;
  /** Plays or pauses; at the end it plays from the beginning. */
  toggle(): void;
}

/** Where in the game you are. The address says so too, so that it can be loaded again. */
export function usePlayhead({ source, you }: ReplayGame): Playhead {
  const { steps, seats } = source;
  const [step, setStep] = useState(() => Math.min(steps, numberIn('step') ?? 0));
  const [seat, setSeat] = useState(() => {
    const wanted = numberIn('seat') ?? you;
    return wanted !== null && wanted < seats ? wanted : null;
  });
  const [wantsToPlay, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const isPlaying = wantsToPlay && step < steps;
  const go = useCallback(
    (to: number) => {
      setPlaying(false);
      setStep(Math.max(0, Math.min(steps, to)));
    },
    [steps],
  );

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setStep((now) => Math.min(steps, now + 1)), STEP_TIME / speed);
    return () => clearInterval(timer);
  }, [isPlaying, speed, steps]);

  useEffect(() => {
    const page = location.pathname;
    const timer = setTimeout(() => {
      // This page may still be drawn while the next one is being loaded, which has the address already.
      if (location.pathname !== page) return;
      const query = new URLSearchParams(location.search);
      query.set('step', String(step));
      if (seat === null) query.delete('seat');
      else query.set('seat', String(seat));
      history.replaceState(history.state, '', `?${query}${location.hash}`);
    }, ADDRESS_AFTER);
    return () => clearTimeout(timer);
  }, [step, seat]);

  return {
    step,
    seat,
    isPlaying,
    speed,
    go,
    lookFrom: setSeat,
    setSpeed,
    toggle: () => {
      if (!isPlaying && step === steps) setStep(0);
      setPlaying(!isPlaying);
    },
  };
}

/** A whole number in the address; null if there is none. */
function numberIn(name: string): number | null {
  const said = new URLSearchParams(location.search).get(name) ?? '';
  return /^\d{1,6}$/.test(said) ? Number(said) : null;
}

import { useEffect, useState } from 'react';

const SECOND = 1000;
const MINUTE = 60;

/** The time of day, for what runs while somebody looks. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), SECOND / 2);
    return () => clearInterval(ticking);
  }, [runs]);
  return now;
}

/** "1:05" of so many milliseconds. */
export function minutes(time: number): string {
  const left = Math.max(0, Math.ceil(time / SECOND));
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, '0')}`;
}

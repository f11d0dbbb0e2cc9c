import { useEffect, useState } from 'react';

const SECOND = 1000;

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

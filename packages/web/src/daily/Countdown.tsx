import { useEffect, useEffectEvent, useState } from 'react';

const SECOND = 1000;

interface CountdownProps {
  readonly until: string;
  readonly onEnd: () => void;
}

/** Hours, minutes and seconds until then. */
export function Countdown({ until, onEnd }: CountdownProps) {
  const end = Date.parse(until);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / SECOND));
  const tick = useEffectEvent(() => {
    setNow(Date.now());
    if (left > 0 && Date.now() >= end) onEnd();
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), SECOND);
    return () => clearInterval(timer);
  }, []);
  const two = (number: number) => String(number).padStart(2, '0');
  const minutes = Math.floor(left / 60);
  return (
    <span role="timer">
      {Math.floor(minutes / 60)}:{two(minutes % 60)}:{two(left % 60)}
    </span>
  );
}

import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';
import styles from './SeatClock.module.css';

const SECOND = 1000;
const MINUTE = 60;
const SOON = 30;

/** The time a seat has left. It runs while the seat is asked. */
export function SeatClock({ seat }: { readonly seat: number }) {
  const { say } = useTranslation();
  const { sight } = useTable();
  const { clocks, asked, askedAt } = sight;
  const runs = clocks !== null && asked === seat;
  const now = useNow(runs);
  if (clocks === null) return null;
  const left = Math.max(0, Math.ceil((clocks[seat] - (runs ? now - askedAt : 0)) / SECOND));
  const time = `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, '0')}`;
  return (
    <span
      className={clsx(texts.figures, styles.clock)}
      data-runs={runs || undefined}
      data-soon={left <= SOON || undefined}
      role="timer"
      aria-label={say('ui.table.timeLeft', { time })}
    >
      {time}
    </span>
  );
}

function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), SECOND / 2);
    return () => clearInterval(ticking);
  }, [runs]);
  return now;
}

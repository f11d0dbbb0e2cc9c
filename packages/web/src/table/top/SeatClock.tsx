import { clsx } from 'clsx';
import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';
import { minutes, useNow } from './clock.ts';
import styles from './SeatClock.module.css';

/** With less than this one has to hurry, in milliseconds. */
const SOON = 30_000;

/** The time a seat has left. It runs while the seat is asked. */
export function SeatClock({ seat }: { readonly seat: number }) {
  const { say } = useTranslation();
  const { sight } = useTable();
  const { clocks, asked, askedAt } = sight;
  const runs = clocks !== null && asked === seat;
  const now = useNow(runs);
  if (clocks === null) return null;
  const left = clocks[seat] - (runs ? now - askedAt : 0);
  const time = minutes(left);
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

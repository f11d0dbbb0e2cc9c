import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { isByDay, timeLeft } from '../../by-day/clock-words.ts';
import { Sign } from '../../card/Sign.tsx';
import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useSettings } from '../../settings/settings.ts';
import { blip } from '../motion/sound.ts';
import { useTable } from '../table-context.ts';
import { useNow } from './clock.ts';
import styles from './SeatClock.module.css';

/** With less than this one has to hurry, in milliseconds. */
const SOON = 30_000;
const SOON_BY_DAY = 6 * 3_600_000;

/** The time a seat has left. It runs while the seat is asked. */
export function SeatClock({ seat }: { readonly seat: number }) {
  const translation = useTranslation();
  const { say } = translation;
  const { sight, table, you } = useTable();
  const { clocks, asked, askedAt } = sight;
  const runs = clocks !== null && asked === seat;
  const now = useNow(runs);
  const left = (clocks?.[seat] ?? Number.POSITIVE_INFINITY) - (runs ? now - askedAt : 0);
  const isSoon = left <= (isByDay(table.clock) ? SOON_BY_DAY : SOON);
  useTick(isSoon && seat === you);
  if (clocks === null) return null;
  const time = timeLeft(translation, left);
  const label = say('ui.table.timeLeft', { time });
  return (
    <span
      className={clsx(texts.figures, styles.clock)}
      data-runs={runs || undefined}
      data-soon={isSoon || undefined}
      role="timer"
      aria-label={isSoon ? `${say('ui.byDay.low')}: ${label}` : label}
    >
      {isSoon && <Sign name="hourglass" />}
      {time}
    </span>
  );
}

/** Whoever has sounds on hears once that their own time gets short, while they are there. */
function useTick(isShort: boolean): void {
  const sound = useSettings((settings) => settings.sound);
  const wasShort = useRef(isShort);
  useEffect(() => {
    if (isShort && !wasShort.current && sound) blip('tick');
    wasShort.current = isShort;
  }, [isShort, sound]);
}

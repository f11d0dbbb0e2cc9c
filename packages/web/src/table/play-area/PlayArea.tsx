import { clsx } from 'clsx';
import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Strip } from '../layout/Strip.tsx';
import { useSize } from '../layout/useSize.ts';
import { useTable } from '../table-context.ts';
import { laterParts } from '../trays/later.ts';
import { laidOut } from './laid-out.ts';
import styles from './PlayArea.module.css';
import { Played } from './Played.tsx';
import { ThisTurn } from './ThisTurn.tsx';
import { Tray } from './Tray.tsx';
import { usePlayInSight } from './usePlayInSight.ts';

const MOST = 96;
const LEAST = 84;
const RATIO = 1.4;

/** What was played this turn and what is still there from the last one, what lies open, and what is laid out to be picked from. */
export function PlayArea() {
  const { say } = useTranslation();
  const { view } = useTable().sight;
  const { seats, onTurn } = view;
  const [well, { height }] = useSize<HTMLElement>();
  const width = Math.max(LEAST, Math.min(MOST, Math.floor(height / RATIO)));
  const strip = usePlayInSight(width);
  return (
    <section className={styles.area} aria-label={say('place.play')} data-landmark="play" ref={well}>
      <span className={clsx(texts.label, styles.title)} aria-hidden="true">
        {say('place.play')}
      </span>
      <Strip box={strip} place={styles.strip} className={styles.played} data-place="play">
        {laidOut(seats[onTurn], laterParts(view, onTurn)).map((laid, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards in play keep their places
          <Played key={i} laid={laid} width={width} />
        ))}
      </Strip>
      <ThisTurn />
      <Tray width={width} />
    </section>
  );
}

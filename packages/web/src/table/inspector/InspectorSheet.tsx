import type { CardId } from '@provincia/catalog';
import { type TouchEvent, useRef } from 'react';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { CardReading } from './CardReading.tsx';
import styles from './InspectorSheet.module.css';
import { WhyNot } from './WhyNot.tsx';

/** So far a finger has to draw the sheet down, in pixels. */
const SWIPE = 90;

interface InspectorSheetProps {
  readonly id: CardId;
  readonly onClose: () => void;
}

/** The same over everything, where there is no room beside. Drawn down with a finger it goes away. */
export function InspectorSheet({ id, onClose }: InspectorSheetProps) {
  const { say, cards } = useTranslation();
  const start = useRef<number | null>(null);
  const onTouchStart = ({ touches, currentTarget }: TouchEvent) => {
    // Further down, drawing down scrolls back up.
    const isAtTop = (currentTarget.closest('dialog')?.scrollTop ?? 0) <= 0;
    start.current = isAtTop && touches.length === 1 ? touches[0].clientY : null;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    if (start.current !== null && changedTouches[0].clientY - start.current > SWIPE) onClose();
    start.current = null;
  };
  return (
    <Dialog
      title={say('ui.panels.inspect.label', { name: cards[id].name })}
      className={styles.sheet}
      onClose={onClose}
    >
      <div className={styles.reading} onTouchStart={onTouchStart} onTouchEnd={onTouchEnd}>
        <WhyNot />
        <CardReading key={id} id={id} isLarge />
      </div>
    </Dialog>
  );
}

import { isCardId } from '@provincia/catalog';
import { useEffect, useRef } from 'react';
import { Card } from '../../card/Card.tsx';
import { CardBack } from '../../card/CardBack.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './Ghost.module.css';
import type { Spot } from './places.ts';

/** As in Ghost.module.css. */
const WIDTH = 84;

export interface GhostProps {
  readonly card: string | null;
  readonly from: Spot;
  readonly to: Spot;
  readonly time: number;
  readonly delay: number;
  readonly onDone: () => void;
}

/** A card in flight. It is seen and nothing else: no click, no name. */
export function Ghost({ card, from, to, time, delay, onDone }: GhostProps) {
  const translation = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    const flight = box.current?.animate(
      [
        { transform: placed(from), opacity: 1 },
        { transform: placed(to), opacity: 1, offset: 0.9 },
        { transform: placed(to), opacity: 0 },
      ],
      { duration: time, delay, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'forwards' },
    );
    flight?.finished.then(done.current).catch(() => undefined);
    return () => flight?.cancel();
  }, [from, to, time, delay]);
  return (
    <div className={styles.ghost} ref={box} aria-hidden="true">
      {card !== null && isCardId(card) ? <Card id={card} size="s" translation={translation} /> : <CardBack />}
    </div>
  );
}

/** In the middle of a spot, as large as a card fits there. */
function placed({ left, top, width, height }: Spot): string {
  const scale = Math.min(1.6, Math.max(0.3, Math.min(width / WIDTH, height / (WIDTH * 1.4))));
  const x = left + width / 2 - WIDTH / 2;
  const y = top + height / 2 - WIDTH * 0.7;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

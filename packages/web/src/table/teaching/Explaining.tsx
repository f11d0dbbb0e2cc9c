import { loadTeachingWords, type TeachingWords } from '@provincia/catalog';
import { clsx } from 'clsx';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import buttons from '../../controls/buttons.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import type { Box, BubblePlace } from '../../learn/bubble-place.ts';
import { useTable } from '../table-context.ts';
import styles from './Explaining.module.css';
import type { Told } from './queue.ts';
import { usePlaceBeside } from './usePlaceBeside.ts';
import type { Teaching } from './useTeaching.ts';

/** Around what is pointed at. */
const RING = 5;

/** What is explained now, in a bubble beside it. The game goes on, whether it is read or not. */
export default function Explaining({ teaching }: { readonly teaching: Teaching }) {
  const words = useTeachingWords();
  const { shown } = teaching;
  return (
    <div aria-live="polite">
      {words !== null && shown !== null && (
        <Bubble key={shown.id} words={words} shown={shown} teaching={teaching} />
      )}
    </div>
  );
}

interface BubbleProps {
  readonly words: TeachingWords;
  readonly shown: Told;
  readonly teaching: Teaching;
}

function Bubble({ words, shown: { id, at, named }, teaching }: BubbleProps) {
  const { names } = useTable();
  const bubble = useRef<HTMLElement>(null);
  const { place, target } = usePlaceBeside(bubble, at);
  const { rival, ...amounts } = named;
  return (
    <>
      {target !== null && <div className={styles.ring} style={around(target)} />}
      <section
        ref={bubble}
        className={styles.bubble}
        aria-label={words('label')}
        data-landmark="explanation"
        data-explains={id}
        data-side={place.side ?? undefined}
        style={{ left: place.left, top: place.top, ...arrowOf(place, target) } as CSSProperties}
      >
        <p className={styles.text}>{words(`explain.${id}`, { ...amounts, name: names[rival] })}</p>
        <div className={styles.ways}>
          <button type="button" className={clsx(buttons.link, styles.stop)} onClick={teaching.stop}>
            {words('stop')}
          </button>
          <button
            type="button"
            className={clsx(buttons.button, styles.close)}
            aria-keyshortcuts="Escape"
            onClick={teaching.close}
          >
            {words('gotIt')}
            <kbd>Esc</kbd>
          </button>
        </div>
      </section>
    </>
  );
}

function around({ left, top, width, height }: Box): CSSProperties {
  return { left: left - RING, top: top - RING, width: width + 2 * RING, height: height + 2 * RING };
}

/** How far along its side the arrow is, so that it points at the middle of the thing. */
function arrowOf({ left, top, side }: BubblePlace, target: Box | null): Readonly<Record<string, string>> {
  if (target === null || side === null) return {};
  const isBesideIt = side === 'left' || side === 'right';
  const at = isBesideIt ? target.top + target.height / 2 - top : target.left + target.width / 2 - left;
  return { '--arrow': `${Math.round(at)}px` };
}

/** Null until they are loaded. */
function useTeachingWords(): TeachingWords | null {
  const { language } = useTranslation();
  const [words, setWords] = useState<TeachingWords | null>(null);
  useEffect(() => {
    let isLatest = true;
    // A function in a state has to be wrapped.
    void loadTeachingWords(language).then((loaded) => isLatest && setWords(() => loaded));
    return () => {
      isLatest = false;
    };
  }, [language]);
  return words;
}

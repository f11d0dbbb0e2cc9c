import { loadTeachingWords, type TeachingWords } from '@provincia/catalog';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import buttons from '../../controls/buttons.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { PointingBubble } from '../../pointing/PointingBubble.tsx';
import { useTable } from '../table-context.ts';
import styles from './Explaining.module.css';
import type { Told } from './queue.ts';
import type { Teaching } from './useTeaching.ts';

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
  const { rival, ...amounts } = named;
  return (
    <PointingBubble
      ref={bubble}
      at={at}
      isAnswering
      className={styles.bubble}
      aria-label={words('label')}
      data-landmark="explanation"
      data-explains={id}
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
    </PointingBubble>
  );
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

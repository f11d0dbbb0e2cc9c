import { isCardId } from '@provincia/catalog';
import type { Lesson } from '@provincia/lessons/lesson';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { CardWords } from '../card/CardWords.tsx';
import { Field } from '../card/Field.tsx';
import buttons from '../controls/buttons.module.css';
import panels from '../controls/panels.module.css';
import texts from '../controls/text.module.css';
import { FirstGameCard } from '../home/newcomers/FirstGameCard.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import styles from './Remember.module.css';

/** After this lesson one knows enough for a first game. */
const ENOUGH = 3;

interface RememberProps {
  readonly lesson: Lesson;
  readonly next: Lesson | undefined;
  readonly onAgain: () => void;
}

/** The end of a lesson: one sentence to keep, and where to go from here. */
export function Remember({ lesson, next, onAgain }: RememberProps) {
  const translation = useTranslation();
  const { say } = translation;
  const card = useRef<HTMLElement>(null);
  // The button that led here is gone.
  useEffect(() => card.current?.focus(), []);
  return (
    <Page title={lesson.title} className={styles.page}>
      <p className={texts.label}>{say('ui.learn.finished')}</p>
      <h1>{lesson.title}</h1>
      <figure ref={card} className={clsx(panels.high, styles.card)} tabIndex={-1}>
        {isCardId(lesson.card) && <Field id={lesson.card} className={styles.field} />}
        <figcaption>
          <b className={texts.label}>{say('ui.learn.remember')}</b>
          <p>
            <CardWords text={lesson.remember} translation={translation} />
          </p>
        </figcaption>
      </figure>
      <p className={clsx(buttons.actions, styles.ways)}>
        {next !== undefined && (
          <Link className={buttons.primary} href={`/learn/${next.id}`}>
            {say('ui.learn.nextLesson', { title: next.title })}
          </Link>
        )}
        <Link className={buttons.button} href="/learn">
          {say('ui.learn.all')}
        </Link>
        <button type="button" className={buttons.button} onClick={onAgain}>
          {say('ui.learn.again')}
        </button>
      </p>
      {lesson.number >= ENOUGH && <FirstGameCard />}
    </Page>
  );
}

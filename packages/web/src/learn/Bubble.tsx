import { isReview, type Lesson } from '@provincia/lessons/lesson';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { Link } from 'wouter';
import { CardWords } from '../card/CardWords.tsx';
import { Sign } from '../card/Sign.tsx';
import buttons from '../controls/buttons.module.css';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { PointingBubble } from '../pointing/PointingBubble.tsx';
import { useReading } from '../table/inspecting.ts';
import styles from './Bubble.module.css';
import { placesOf } from './point-places.ts';
import { progressAt } from './trail.ts';
import { useBubbleFocus } from './useBubbleFocus.ts';
import type { Taking } from './useLesson.ts';

interface BubbleProps {
  readonly lesson: Lesson;
  readonly taking: Taking;
}

/** What a lesson says now, beside what it speaks of: with a ring around that, and the buttons to go on. */
export function Bubble({ lesson, taking }: BubbleProps) {
  const translation = useTranslation();
  const { say } = translation;
  const { shown, step, reply, spot, goOn } = taking;
  const read = useReading();
  const bubble = useRef<HTMLElement>(null);
  const text = reply?.text ?? step?.say ?? '';
  const isReplied = reply !== null && reply.verdict !== 'stay';
  const asks = isReplied ? 'nothing' : step?.answer ? 'table' : step?.choose ? 'options' : 'nothing';
  const point = isReplied ? reply.point : (reply?.point ?? step?.point);
  const at = placesOf(point);
  const { number, count } = progressAt(lesson, spot);
  useBubbleFocus(bubble, `${number} ${reply?.key}`, at, asks);
  return (
    <PointingBubble
      ref={bubble}
      at={at}
      isAnswering={asks === 'table'}
      className={styles.bubble}
      aria-label={say('ui.learn.bubble', { title: lesson.title })}
      data-landmark="lesson"
      data-verdict={reply?.verdict}
      data-asks={asks}
      tabIndex={-1}
    >
      <header className={styles.head}>
        <span>{say('ui.learn.step', { number, count })}</span>
        <Link href="/learn" className={styles.leave} aria-label={say('ui.learn.leave')}>
          <Sign name="close" />
        </Link>
      </header>
      <p className={styles.text} data-part="said" aria-live="polite">
        {reply !== null && (
          <span className={styles.verdict}>
            <Sign name={reply.verdict === 'explain' ? 'undo' : 'check'} />
          </span>
        )}
        <CardWords
          text={text}
          translation={translation}
          // Cards are read at the table.
          onCard={shown === null || isReview(shown.scene) ? undefined : read}
        />
        {asks === 'table' && <span className={texts.spoken}> {say('ui.learn.yourAnswer')}</span>}
      </p>
      {asks === 'options' && <Options taking={taking} />}
      <footer className={styles.foot}>
        {taking.canGoBack && (
          <button type="button" className={clsx(buttons.button, styles.back)} onClick={taking.back}>
            {say('ui.learn.back')}
          </button>
        )}
        {asks === 'nothing' && (
          <button type="button" className={clsx(buttons.primary, styles.go)} data-part="go-on" onClick={goOn}>
            {say(reply?.verdict === 'explain' ? 'ui.learn.tryAgain' : 'ui.learn.next')}
          </button>
        )}
      </footer>
    </PointingBubble>
  );
}

/** What can be chosen of, in words. */
function Options({ taking: { step, choose } }: { readonly taking: Taking }) {
  const translation = useTranslation();
  return (
    <ul className={styles.options}>
      {step?.choose?.map((option) => (
        <li key={option.option}>
          <button
            type="button"
            className={clsx(buttons.button, styles.option)}
            onClick={() => choose(option)}
          >
            <span>
              <CardWords text={option.option} translation={translation} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

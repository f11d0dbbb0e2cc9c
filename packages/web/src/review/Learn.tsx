import { promptFor } from '@provincia/catalog';
import type { ReviewedDecision } from '@provincia/coach/review';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { Sign } from '../card/Sign.tsx';
import buttons from '../controls/buttons.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useReplay } from '../replay/replay-context.ts';
import styles from './Learn.module.css';
import { LearnAnswers } from './LearnAnswers.tsx';
import { questionsOf } from './learning.ts';
import { useReview } from './review-context.ts';
import { useAsked } from './useAsked.ts';

/** The marked decisions of a seat as questions, one after the other, each on its position. */
export function Learn({ seat }: { readonly seat: number }) {
  const { say } = useTranslation();
  const { state, words, learn } = useReview();
  const [number, setNumber] = useState(0);
  const questions = state.review === null ? [] : questionsOf(state.review, seat);
  const question = questions.at(number);
  const step = (label: string, to: number, isBack: boolean) => (
    <button
      type="button"
      className={clsx(buttons.icon, isBack && styles.back)}
      aria-label={label}
      title={label}
      aria-disabled={questions[to] === undefined}
      onClick={() => questions[to] !== undefined && setNumber(to)}
    >
      <Sign name="chevron" />
    </button>
  );
  if (question === undefined || words === null) return null;
  return (
    <Question question={question} key={question.index}>
      <h2>{say('ui.review.learn.title', { number: number + 1, count: questions.length })}</h2>
      {step(say('ui.review.learn.previous'), number - 1, true)}
      {step(say('ui.review.learn.next'), number + 1, false)}
      <button type="button" className={clsx(buttons.button, styles.end)} onClick={() => learn(null)}>
        {say('ui.review.learn.end')}
      </button>
    </Question>
  );
}

interface QuestionProps {
  readonly question: ReviewedDecision;
  /** Which one it is, and the way to others. */
  readonly children: ReactNode;
}

function Question({ question, children }: QuestionProps) {
  const translation = useTranslation();
  const { say } = translation;
  const { names, playhead } = useReplay();
  const { index, seat, turn } = question;
  const { go, lookFrom } = playhead;
  const asked = useAsked(index, seat);
  useEffect(() => {
    go(index);
    lookFrom(seat);
  }, [index, seat, go, lookFrom]);
  return (
    <div className={styles.learn}>
      <header className={styles.head}>
        {children}
        {asked !== null && (
          <p>
            <b>{say('ui.review.learn.turn', { turn, name: names[seat] })}</b> {say('ui.review.learn.ask')}{' '}
            {promptFor(translation, asked.sight, names).question}
          </p>
        )}
      </header>
      {asked !== null && <LearnAnswers question={question} decision={asked.decision} />}
    </div>
  );
}

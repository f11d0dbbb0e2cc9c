import { answerText, reasonText } from '@provincia/catalog';
import type { ReviewedDecision, TriedLine } from '@provincia/coach/review';
import type { Decision } from '@provincia/protocol';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Sign } from '../card/Sign.tsx';
import buttons from '../controls/buttons.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { triedChance } from './chance-figures.ts';
import styles from './Learn.module.css';
import { answersTo, isRight, isSame, keyOf } from './learning.ts';
import { useCoachWords } from './review-context.ts';

interface LearnAnswersProps {
  readonly question: ReviewedDecision;
  readonly decision: Decision;
}

/** Answers to choose from until one is right, or the solution is wanted. */
export function LearnAnswers({ question, decision }: LearnAnswersProps) {
  const { say, language } = useTranslation();
  const words = useCoachWords();
  const { about, better } = question;
  const [chosen, setChosen] = useState<readonly TriedLine[]>([]);
  const [isShown, setShown] = useState(false);
  const wordsOf = (line: TriedLine) => answerText(words, decision, about, line);
  // By their words, so that the order tells nothing.
  const answers = answersTo(question).toSorted((a, b) => wordsOf(a).localeCompare(wordsOf(b), language));
  const last = chosen.at(-1);
  const isSolved = isShown || (last !== undefined && isRight(question, last));
  const hasTried = (line: TriedLine) => isSolved || chosen.some((one) => isSame(one, line));
  return (
    <>
      <div className={styles.answers}>
        {answers.map((line) => (
          <button
            key={keyOf(line)}
            type="button"
            className={clsx(buttons.button, styles.answer)}
            data-right={(hasTried(line) && isRight(question, line)) || undefined}
            aria-pressed={last !== undefined && isSame(last, line)}
            onClick={() => setChosen([...chosen, line])}
          >
            {hasTried(line) && <Sign name={isRight(question, line) ? 'check' : 'close'} />}
            {wordsOf(line)}
            {hasTried(line) && <small>{triedChance(language, line)}</small>}
          </button>
        ))}
        {!isSolved && (
          <button type="button" className={buttons.underlined} onClick={() => setShown(true)}>
            {say('ui.review.learn.solution')}
          </button>
        )}
      </div>
      <p className={styles.told} role="status">
        {isShown && better !== null
          ? say('ui.review.learn.solved', {
              line: wordsOf(better),
              chance: triedChance(language, better),
              lost: Math.round(100 * question.loss),
            })
          : last !== undefined && say(`ui.review.learn.${verdictOn(last)}`, told(last))}
        {isSolved && question.reason !== null && ` ${reasonText(words, question.reason)}`}
      </p>
    </>
  );

  function verdictOn(line: TriedLine): 'right' | 'played' | 'wrong' {
    if (isRight(question, line)) return 'right';
    return isSame(line, question.given) ? 'played' : 'wrong';
  }

  function told(line: TriedLine) {
    return { line: wordsOf(line), chance: triedChance(language, line) };
  }
}

import { reasonText } from '@provincia/catalog';
import { isSolvedBy, linesOf } from '@provincia/coach/puzzle';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import buttons from '../controls/buttons.module.css';
import { levelName } from '../home/levels.ts';
import { triedChance } from '../review/chance-figures.ts';
import { useTable } from '../table/table-context.ts';
import { nextOf } from './known-puzzles.ts';
import { usePuzzle } from './puzzle-context.ts';
import { useRecord } from './record.ts';
import { TriedAnswers } from './TriedAnswers.tsx';
import styles from './Verdict.module.css';

/** Whether the answer was right, what all answers are worth, and why; then on to the next puzzle. */
export function Verdict({ answer }: { readonly answer: readonly string[] }) {
  const { puzzle, words, lineWords, retry } = usePuzzle();
  const { say, language } = words;
  const { seq } = useTable().sight;
  const next = useRecord((known) => nextOf(known, puzzle));
  const heading = useRef<HTMLHeadingElement>(null);
  // What was clicked is gone; from here it can be read on.
  useEffect(() => heading.current?.focus(), []);
  const [best] = puzzle.answers;
  const verdict = isSolvedBy(puzzle, answer)
    ? 'right'
    : linesOf(puzzle, answer).length === 0
      ? 'untried'
      : 'wrong';
  return (
    <section
      className={styles.verdict}
      aria-label={say('coach.puzzle.verdict')}
      data-verdict={verdict}
      data-landmark="prompt"
      tabIndex={-1}
    >
      <h2 ref={heading} tabIndex={-1}>
        {say(`coach.puzzle.${verdict}`)}
      </h2>
      <p className={styles.why}>
        {verdict === 'untried' && `${say('coach.puzzle.untriedWhy')} `}
        {say('coach.puzzle.best', {
          line: lineWords(best),
          chance: triedChance(language, best),
          points: Math.round(100 * puzzle.loss),
          level: levelName(words, 'normal'),
        })}{' '}
        {reasonText(words, puzzle.reason)}
      </p>
      <TriedAnswers className={styles.answers} answer={answer} />
      <div className={styles.next}>
        <Link className={buttons.primary} href={`/puzzles/${next.id}`}>
          {say('coach.puzzle.next')}
        </Link>
        <button type="button" className={buttons.button} onClick={retry}>
          {say('coach.puzzle.retry')}
        </button>
        <Link
          className={buttons.underlined}
          href={`/replay/local?step=${seq}&seat=${puzzle.seat}#${puzzle.game}`}
        >
          {say('coach.puzzle.replay')}
        </Link>
      </div>
    </section>
  );
}

import { reasonText } from '@provincia/catalog';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { levelName } from '../home/levels.ts';
import { triedChance } from '../review/chance-figures.ts';
import { useTable } from '../table/table-context.ts';
import { usePuzzle } from './puzzle-context.ts';
import styles from './Solution.module.css';
import { TriedAnswers } from './TriedAnswers.tsx';
import { verdictOn } from './verdict.ts';

interface SolutionProps {
  readonly answer: readonly string[];
  readonly children?: ReactNode;
}

/** What all answers are worth, why the best is better than the usual one, and the way to how the game came here. */
export function Solution({ answer, children }: SolutionProps) {
  const { puzzle, words, lineWords } = usePuzzle();
  const { say, language } = words;
  const { seq } = useTable().sight;
  const [best] = puzzle.answers;
  const verdict = verdictOn(puzzle, answer);
  return (
    <section
      className={styles.solution}
      aria-label={say('coach.puzzle.solution')}
      data-verdict={verdict}
      data-landmark="prompt"
      tabIndex={-1}
    >
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
      <div className={styles.answers}>
        <TriedAnswers answer={answer} />
      </div>
      {children}
      <Link className={styles.replay} href={`/replay/local?step=${seq}&seat=${puzzle.seat}#${puzzle.game}`}>
        {say('coach.puzzle.replay')}
      </Link>
    </section>
  );
}

import { isRight, linesOf } from '@provincia/coach/puzzle';
import type { TriedLine } from '@provincia/coach/review';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Sign } from '../card/Sign.tsx';
import texts from '../controls/text.module.css';
import { levelName } from '../home/levels.ts';
import { percent, triedChance } from '../review/chance-figures.ts';
import { usePuzzle } from './puzzle-context.ts';
import styles from './TriedAnswers.module.css';

/** All answers that were tried with their chances, the best first; at the end the one that was given, if it was not. */
export function TriedAnswers({ answer }: { readonly answer: readonly string[] }) {
  const { puzzle, words, lineWords } = usePuzzle();
  const { say, language } = words;
  // What is bought afterwards is left open: it counts as well as it can be done.
  const yours = linesOf(puzzle, answer).at(0);
  const usual = linesOf(puzzle, puzzle.usual).find(({ more }) => more.length === 0);
  const level = levelName(words, 'normal');
  const tags = (line: TriedLine) => (
    <>
      {line === yours && <Tag isYours>{say('coach.puzzle.yours')}</Tag>}
      {line === usual && <Tag title={say('coach.puzzle.usualWhy', { level })}>{level}</Tag>}
    </>
  );
  return (
    <ol className={clsx(styles.answers, texts.figures)} aria-label={say('coach.puzzle.answers')}>
      {puzzle.answers.map((line) => (
        <li key={lineWords(line)} data-right={isRight(puzzle, line) || undefined}>
          <span className={styles.sign}>{isRight(puzzle, line) && <Sign name="check" />}</span>
          <span className={styles.line}>
            {lineWords(line)} {tags(line)}
          </span>
          <span className={styles.bar} aria-hidden="true">
            <i style={{ width: percent('en', line.chance) }} />
          </span>
          <b>{triedChance(language, line)}</b>
          <small>{say('coach.puzzle.games', { games: line.games })}</small>
        </li>
      ))}
      {yours === undefined && (
        <li>
          <span className={styles.sign} />
          <span className={styles.line}>
            {lineWords({ picks: answer, more: [] })} <Tag isYours>{say('coach.puzzle.yours')}</Tag>
          </span>
          <em>{say('coach.puzzle.notTried')}</em>
        </li>
      )}
    </ol>
  );
}

interface TagProps {
  readonly isYours?: boolean;
  readonly title?: string;
  readonly children: ReactNode;
}

function Tag({ isYours = false, title, children }: TagProps) {
  return (
    <span className={styles.tag} data-yours={isYours || undefined} title={title}>
      {children}
      {title !== undefined && <span className={texts.spoken}>{title}</span>}
    </span>
  );
}

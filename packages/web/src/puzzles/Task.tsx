import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Sign } from '../card/Sign.tsx';
import buttons from '../controls/buttons.module.css';
import { numberOf, stateOf, stateOn, todays } from './known-puzzles.ts';
import { usePuzzle } from './puzzle-context.ts';
import { useRecord } from './record.ts';
import styles from './Task.module.css';
import { verdictOn } from './verdict.ts';

/** Which puzzle it is, what is asked, then whether the answer was right, and the way back to all of them. */
export function Task({ children }: { readonly children?: ReactNode }) {
  const { puzzle, words, answer } = usePuzzle();
  const { say } = words;
  const known = useRecord();
  const today = todays();
  const isOfToday = today.puzzle === puzzle;
  const state = isOfToday ? stateOn(known, today.day) : stateOf(known, puzzle);
  const verdict = answer === null ? undefined : verdictOn(puzzle, answer);
  const back = say('coach.puzzle.all');
  return (
    <div className={styles.task}>
      <Link href="/puzzles" className={clsx(buttons.icon, styles.back)} aria-label={back} title={back}>
        <Sign name="chevron" />
      </Link>
      <h2>
        {isOfToday ? say('coach.puzzle.ofDay') : say('coach.puzzle.number', { number: numberOf(puzzle) })}
      </h2>
      <span className={styles.theme}>{say(`coach.puzzle.theme.${puzzle.theme}`)}</span>
      <p role="status" data-verdict={verdict}>
        {say(
          verdict !== undefined
            ? `coach.puzzle.${verdict}`
            : state === 'open'
              ? 'coach.puzzle.ask'
              : notes[state],
        )}
      </p>
      {children}
    </div>
  );
}

const notes = { solved: 'coach.puzzle.wasSolved', failed: 'coach.puzzle.wasFailed' } as const;

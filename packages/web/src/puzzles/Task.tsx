import { clsx } from 'clsx';
import { Link } from 'wouter';
import { Sign } from '../card/Sign.tsx';
import buttons from '../controls/buttons.module.css';
import { numberOf, stateOf, stateOn, todays } from './known-puzzles.ts';
import { usePuzzle } from './puzzle-context.ts';
import { useRecord } from './record.ts';
import styles from './Task.module.css';

/** Which puzzle it is, what is asked, and the way back to all of them. */
export function Task() {
  const { puzzle, words, answer } = usePuzzle();
  const { say } = words;
  const known = useRecord();
  const today = todays();
  const isOfToday = today.puzzle === puzzle;
  const state = isOfToday ? stateOn(known, today.day) : stateOf(known, puzzle);
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
      <p>{answer === null && say(state === 'open' ? 'coach.puzzle.ask' : notes[state])}</p>
    </div>
  );
}

const notes = { solved: 'coach.puzzle.wasSolved', failed: 'coach.puzzle.wasFailed' } as const;

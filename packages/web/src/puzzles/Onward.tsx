import { Link } from 'wouter';
import buttons from '../controls/buttons.module.css';
import { nextOf } from './known-puzzles.ts';
import styles from './Onward.module.css';
import { usePuzzle } from './puzzle-context.ts';
import { useRecord } from './record.ts';

/** After the answer: the next puzzle, or this one once more. */
export function Onward() {
  const { puzzle, words, retry } = usePuzzle();
  const { say } = words;
  const next = useRecord((known) => nextOf(known, puzzle));
  return (
    <div className={styles.onward}>
      <Link className={buttons.primary} href={`/puzzles/${next.id}`}>
        {say('coach.puzzle.next')}
      </Link>
      <button type="button" className={buttons.button} onClick={retry}>
        {say('coach.puzzle.retry')}
      </button>
    </div>
  );
}

import { Sign } from '../card/Sign.tsx';
import type { PuzzleState } from './known-puzzles.ts';
import styles from './StateSign.module.css';

/** For eyes: solved, tried, or nothing yet. Words stand beside it. */
export function StateSign({ state }: { readonly state: PuzzleState }) {
  if (state === 'open') return null;
  return (
    <span className={styles.sign} data-state={state}>
      <Sign name={state === 'solved' ? 'check' : 'close'} />
    </span>
  );
}

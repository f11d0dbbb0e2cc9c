import { markSigns } from '@provincia/catalog';
import type { Mark } from '@provincia/coach/review';
import { Sign } from '../card/Sign.tsx';
import styles from './MarkSign.module.css';
import { useCoachWords } from './review-context.ts';

/** How good an answer was, as it is written beside moves. */
export function MarkSign({ mark }: { readonly mark: Mark }) {
  const name = useCoachWords().say(`coach.mark.${mark}`);
  return (
    <span className={styles.mark} role="img" data-mark={mark} aria-label={name} title={name}>
      {mark === 'fine' ? <Sign name="check" /> : markSigns[mark]}
    </span>
  );
}

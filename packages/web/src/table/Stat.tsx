import type { ReactNode } from 'react';
import styles from './Stat.module.css';

interface StatProps {
  /** Its sign and the figure. */
  readonly children: ReactNode;
  /** What the figure counts, where there is room for it. */
  readonly words?: string | false;
  readonly title?: string;
  /** Whose figure it is, for those who look for it. */
  readonly of?: string;
}

/** A figure of a seat. */
export function Stat({ children, words = false, title, of }: StatProps) {
  return (
    <span className={styles.stat} title={title} data-of={of}>
      {children}
      {words !== false && <small>{words}</small>}
    </span>
  );
}

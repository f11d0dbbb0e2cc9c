import type { ReactNode } from 'react';
import styles from './Stat.module.css';

interface StatProps {
  /** Its sign and the figure. */
  readonly children: ReactNode;
  /** What the figure counts, where there is room for it. */
  readonly words?: string | false;
  readonly title?: string;
}

/** A figure of a seat. */
export function Stat({ children, words = false, title }: StatProps) {
  return (
    <span className={styles.stat} title={title}>
      {children}
      {words !== false && <small>{words}</small>}
    </span>
  );
}

import { clsx } from 'clsx';
import styles from './Times.module.css';

/** How many equal cards there are, on the uppermost. */
export function Times({
  count,
  className,
}: {
  readonly count: number;
  readonly className?: string | undefined;
}) {
  return count > 1 && <span className={clsx(styles.times, className)}>×{count}</span>;
}

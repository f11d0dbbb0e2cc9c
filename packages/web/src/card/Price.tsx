import { clsx } from 'clsx';
import styles from './Price.module.css';

/** What a card costs. */
export function Price({ cost, className }: { readonly cost: number; readonly className?: string }) {
  return (
    <span className={clsx(styles.price, className)}>
      <b>{cost}</b>
    </span>
  );
}

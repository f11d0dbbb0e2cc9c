import type { CardId } from '@provincia/catalog';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Chip.module.css';
import { Field } from './Field.tsx';

interface ChipProps extends ComponentProps<'button'> {
  readonly id: CardId;
  readonly as?: 'span' | 'li' | 'button';
  /** What stands before the field. */
  readonly before?: ReactNode;
  /** It has just been gained. */
  readonly isFresh?: boolean;
}

/** A card in a line of text: its field, and what is said of it. */
export function Chip({ id, as = 'span', before, isFresh = false, className, children, ...rest }: ChipProps) {
  const Element = as as 'button';
  return (
    <Element className={clsx(styles.chip, className)} data-fresh={isFresh || undefined} {...rest}>
      {before}
      <Field id={id} className={styles.field} />
      {children}
    </Element>
  );
}

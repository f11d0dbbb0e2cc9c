import type { ComponentProps } from 'react';
import { Logo } from '../controls/Logo.tsx';
import styles from './CardBack.module.css';

interface CardBackProps extends ComponentProps<'button'> {
  readonly as?: 'span' | 'button';
  /** Only the place where cards would lie. */
  readonly isEmpty?: boolean;
}

/** A card that lies face down, as wide as the `--w` of the page. */
export function CardBack({ as = 'span', isEmpty = false, children, ...rest }: CardBackProps) {
  const Element = as as 'button';
  return (
    <Element className={isEmpty ? styles.place : styles.back} {...rest}>
      {!isEmpty && <Logo className={styles.logo} />}
      {children}
    </Element>
  );
}

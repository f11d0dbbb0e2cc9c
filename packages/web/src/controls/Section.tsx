import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of a page, with its name above. */
export function Section({ title, className, children }: SectionProps) {
  const heading = useId();
  return (
    <section className={clsx(styles.section, className)} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

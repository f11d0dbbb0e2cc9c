import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: string;
  readonly className?: string;
  /** Of the heading, for links to it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of a page, with its name above. */
export function Section({ title, className, id, children }: SectionProps) {
  const own = useId();
  const heading = id ?? own;
  return (
    <section className={clsx(styles.section, className)} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import { Sign } from '../card/Sign.tsx';
import styles from './Folded.module.css';

interface FoldedProps {
  readonly title: string;
  readonly className: string;
  /** Whether the title is the heading of a part of the page. */
  readonly isHeading?: boolean;
  readonly children: ReactNode;
}

/** What most people do not need to see: a click unfolds it. */
export function Folded({ title, className, isHeading, children }: FoldedProps) {
  return (
    <details className={`${styles.folded} ${className}`} data-heading={isHeading}>
      <summary>
        <Sign name="chevron" />
        {title}
      </summary>
      {children}
    </details>
  );
}

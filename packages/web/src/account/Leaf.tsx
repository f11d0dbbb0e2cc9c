import { type ReactNode, useId } from 'react';

interface LeafProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of a page, with its name above. */
export function Leaf({ title, className = '', children }: LeafProps) {
  const heading = useId();
  return (
    <section className={`leaf ${className}`} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { hyphenated, twoLineWidth, widthOf } from './name-width.ts';
import words from './words.module.css';

interface CardNameProps {
  readonly name: string;
  readonly className: string | undefined;
}

/** A name in the largest letters in which it fits on two lines: where it stands says how wide they may be. */
export function CardName({ name, className }: CardNameProps) {
  const style = { '--line': widthOf(name), '--lines': twoLineWidth(name) } as CSSProperties;
  return (
    <span className={clsx(words.name, className)} style={style} data-part="name">
      {hyphenated(name)}
    </span>
  );
}

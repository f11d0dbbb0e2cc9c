import { createContext, use } from 'react';
import styles from './Sign.module.css';
import type { SignName } from './signs.ts';

/** Where the drawings are: a file made by build/sprite.ts, or nothing if the page holds them itself. */
export const SpriteUrl = createContext('');

/** A small drawing with a word beside it or in the label of what it is in. */
export function Sign({ name }: { readonly name: SignName }) {
  return <Drawing name={`sign-${name}`} className={styles.sign} />;
}

/** Any drawing of the file. */
export function Drawing({ name, className }: { readonly name: string; readonly className: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${use(SpriteUrl)}#${name}`} />
    </svg>
  );
}

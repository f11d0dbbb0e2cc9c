import { createContext, use } from 'react';
import styles from './Sign.module.css';
import type { SignName } from './signs.ts';

/** Where the drawings are: a file made by build/sprite.ts, or nothing if the page holds them itself. */
export const SpriteUrl = createContext('');

/** A small drawing with a word beside it or in the label of what it is in. */
export function Sign({ name }: { readonly name: SignName }) {
  return <Drawing name={`sign-${name}`} className={styles.sign} />;
}

/** The drawings that the page brought with it; the file is larger, and comes later. */
const inPage = new Set(
  typeof document === 'undefined' ? [] : Array.from(document.querySelectorAll('symbol'), ({ id }) => id),
);

/** Any drawing of the page or the file. */
export function Drawing({ name, className }: { readonly name: string; readonly className: string }) {
  const file = use(SpriteUrl);
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${inPage.has(name) ? '' : file}#${name}`} />
    </svg>
  );
}

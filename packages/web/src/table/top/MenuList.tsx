import type { ReactNode } from 'react';
import { LanguageChoice } from '../../shell/LanguageChoice.tsx';
import { ThemeButton } from '../../shell/ThemeButton.tsx';
import styles from './MenuList.module.css';

/** Language and theme, and below them what else is rarely needed, as items of a list. */
export function MenuList({ children }: { readonly children: ReactNode }) {
  return (
    <ul className={styles.menu}>
      <li className={styles.pair}>
        <LanguageChoice />
        <ThemeButton />
      </li>
      {children}
    </ul>
  );
}

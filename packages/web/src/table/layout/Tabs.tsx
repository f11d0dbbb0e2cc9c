import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly tab: T; readonly title: ReactNode }[];
  readonly shown: T;
  readonly onTab: (tab: T) => void;
  readonly className?: string | undefined;
}

/** Which of a few things is shown in the same place. */
export function Tabs<T extends string>({ label, tabs, shown, onTab, className }: TabsProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={clsx(styles.tabs, className)} role="group" aria-label={label}>
      {tabs.map(({ tab, title }) => (
        <button key={tab} type="button" aria-pressed={tab === shown} onClick={() => onTab(tab)}>
          {title}
        </button>
      ))}
    </div>
  );
}

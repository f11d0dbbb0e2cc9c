import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Drawer } from './Drawer.tsx';
import styles from './SideFrame.module.css';
import { Tabs } from './Tabs.tsx';

interface SideFrameProps<T extends string> {
  /** The card being read; a drawer has none, since there it has a sheet of its own. */
  readonly card: ReactNode;
  readonly tabs: readonly { readonly tab: T; readonly title: ReactNode }[];
  readonly shown: T;
  readonly onTab: (tab: T) => void;
  /** Only where it lies over the table. */
  readonly onClose?: (() => void) | undefined;
  /** What the tab shows. */
  readonly children: ReactNode;
}

/** Reference beside the table, or as a drawer over it. */
export function SideFrame<T extends string>({ card, onClose, children, ...tabs }: SideFrameProps<T>) {
  const { say } = useTranslation();
  const title = say('ui.table.side');
  const tabbed = (
    <div className={styles.tabbed}>
      <Tabs label={title} className={styles.tabs} {...tabs} />
      <div className={styles.body} data-landmark="log" tabIndex={-1}>
        {children}
      </div>
    </div>
  );
  if (onClose) {
    return (
      <Drawer title={title} onClose={onClose}>
        {tabbed}
      </Drawer>
    );
  }
  return (
    <aside className={styles.side} aria-label={title} data-landmark="side">
      {card}
      {tabbed}
    </aside>
  );
}

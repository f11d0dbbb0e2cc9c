import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTabTitle } from '../by-day/tab-title.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './Page.module.css';
import { TopBar } from './TopBar.tsx';

interface PageProps {
  readonly title: string;
  readonly className?: string;
  /** How much is new on it. */
  readonly news?: number;
  readonly children: ReactNode;
}

/** Every page but the table: head, content, and at the foot what the law asks for. */
export function Page({ title, className, news = 0, children }: PageProps) {
  const { say } = useTranslation();
  useTabTitle(title === '' ? 'Provincia' : `${title} · Provincia`, { news });
  return (
    <div className={styles.page}>
      <TopBar />
      <main id="content" tabIndex={-1} className={className}>
        {children}
      </main>
      <footer className={styles.foot}>
        <Link href="/rules">{say('ui.rules.title')}</Link>
        <Link href="/tv">{say('ui.watch.tv')}</Link>
        <Link href="/about">{say('ui.about.title')}</Link>
        <p>{say('ui.common.unofficial')}</p>
      </footer>
    </div>
  );
}

import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './Page.module.css';
import { TopBar } from './TopBar.tsx';

interface PageProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Every page but the table: head, content, and at the foot what the law asks for. */
export function Page({ title, className, children }: PageProps) {
  const { say } = useTranslation();
  useEffect(() => {
    document.title = title === '' ? 'Provincia' : `${title} · Provincia`;
  }, [title]);
  return (
    <div className={styles.page}>
      <TopBar />
      <main id="content" tabIndex={-1} className={className}>
        {children}
      </main>
      <footer className={styles.foot}>
        <Link href="/rules">{say('ui.rules.title')}</Link>
        <p>{say('ui.common.unofficial')}</p>
      </footer>
    </div>
  );
}

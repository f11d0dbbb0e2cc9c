import type { Table } from '@provincia/protocol';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './News.module.css';
import { useNews } from './useNews.ts';

/** Tells those who have come what the host has changed since. */
export function News({ table }: { readonly table: Table }) {
  const { say, language } = useTranslation();
  const news = useNews(table);
  const what = news.map((part) => say(`ui.panels.waiting.changedPart.${part}`));
  return (
    <p className={styles.news} role="status">
      {news.length > 0 &&
        say('ui.panels.waiting.changed', { what: new Intl.ListFormat(language).format(what) })}
    </p>
  );
}

import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './KeyRows.module.css';

/** Keys and what they do; below them what a pointer does. */
export function KeyRows({ rows }: { readonly rows: readonly (readonly [key: string, what: string])[] }) {
  const { say } = useTranslation();
  return (
    <>
      <dl className={styles.keys}>
        {rows.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{say('ui.table.pointerHelp')}</p>
    </>
  );
}

import { clsx } from 'clsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './KeyRows.module.css';

interface KeyRowsProps {
  readonly rows: readonly (readonly [key: string, what: string])[];
  readonly className?: string | undefined;
}

/** Keys and what they do; below them what a pointer does. */
export function KeyRows({ rows, className }: KeyRowsProps) {
  const { say } = useTranslation();
  return (
    <>
      <dl className={clsx(styles.keys, className)}>
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

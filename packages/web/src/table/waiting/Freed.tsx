import type { Table } from '@provincia/protocol';
import { useState } from 'react';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './News.module.css';

/** Says that somebody for whom a seat was kept does not take it. */
export function Freed({ table }: { readonly table: Table }) {
  const { say } = useTranslation();
  const [seen, setSeen] = useState({ table, name: '' });
  if (seen.table !== table) setSeen({ table, name: gone(seen.table, table) ?? seen.name });
  return (
    <p className={styles.news} role="status">
      {seen.name !== '' && say('ui.community.freed', { name: seen.name })}
    </p>
  );
}

/** Who was invited before and is neither now nor sits there; empty once somebody is invited again. */
function gone(before: Table, after: Table): string | undefined {
  const invitedIn = ({ seats }: Table) => seats.flatMap(({ kind, name }) => (kind === 'invited' ? name : []));
  const there = after.seats.map(({ name }) => name);
  const [left] = invitedIn(before).filter((name) => !there.includes(name));
  if (left !== undefined) return left ?? undefined;
  return invitedIn(after).length > invitedIn(before).length ? '' : undefined;
}

import type { Table } from '@provincia/protocol';
import { Link } from 'wouter';
import { useTurns } from '../../by-day/turns.ts';
import buttons from '../../controls/buttons.module.css';
import rows from '../../controls/rows.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './Lobby.module.css';
import { TableRow } from './TableRow.tsx';
import { useTables } from './useTables.ts';

/** Tables that wait for somebody, your own, and the way to a new one. */
export function Lobby({ onNewTable }: { readonly onNewTable: () => void }) {
  const { say } = useTranslation();
  const { open, own } = useTables();
  const { yours, theirs } = useTurns();
  // Those that somebody waits for are listed by whose turn it is.
  const others = own.filter(({ id }) => ![...yours, ...theirs].some(({ table }) => table.id === id));
  return (
    <section className={rows.list} aria-labelledby="lobby">
      <header className={styles.head}>
        <h2 id="lobby">{say('ui.home.openTables')}</h2>
        <nav className={styles.links}>
          <Link href="/tournaments">{say('ui.tournament.title')}</Link>
          <Link href="/clubs">{say('ui.club.title')}</Link>
          <Link href="/leaderboard">{say('ui.common.leaderboard')}</Link>
          <Link href="/account">{say('ui.common.account')}</Link>
        </nav>
        <button type="button" className={buttons.button} onClick={onNewTable}>
          {say('ui.home.newTable')}
        </button>
      </header>
      {open === null ? (
        <p className={rows.nothing}>{say('ui.home.lobbyOffline')}</p>
      ) : open.length === 0 ? (
        <p className={rows.nothing}>{say('ui.home.noTables')}</p>
      ) : (
        <Rows tables={open} />
      )}
      {others.length > 0 && (
        <>
          <h2>{say('ui.home.yourTables')}</h2>
          <Rows tables={others} />
        </>
      )}
    </section>
  );
}

function Rows({ tables }: { readonly tables: readonly Table[] }) {
  return (
    <ul className={rows.rows}>
      {tables.map((table) => (
        <TableRow key={table.id} table={table} />
      ))}
    </ul>
  );
}

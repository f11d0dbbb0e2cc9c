import { Link } from 'wouter';
import rows from '../controls/rows.module.css';
import lobby from '../home/lobby/Lobby.module.css';
import { useTables } from '../home/lobby/useTables.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { LiveCard } from './LiveCard.tsx';
import styles from './LiveNow.module.css';
import { useLive } from './useLive.ts';

/** More would push the open tables out of sight. */
const MOST = 3;

/** The best games of others that are played now; nothing as long as there are none. */
export function LiveNow() {
  const { say } = useTranslation();
  const { own } = useTables();
  const tables = (useLive().tables ?? []).filter(({ id }) => !own.some((table) => table.id === id));
  if (tables.length === 0) return null;
  return (
    <section className={rows.list} aria-labelledby="live">
      <header className={lobby.head}>
        <h2 id="live">{say('ui.watch.live')}</h2>
        <nav className={lobby.links}>
          <Link href="/tv">{say('ui.watch.best')}</Link>
        </nav>
      </header>
      <ul className={styles.tables}>
        {tables.slice(0, MOST).map((table) => (
          <LiveCard key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

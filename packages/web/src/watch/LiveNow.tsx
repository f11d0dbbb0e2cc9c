import { Link } from 'wouter';
import rows from '../controls/rows.module.css';
import lobby from '../home/lobby/Lobby.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { LiveCard } from './LiveCard.tsx';
import styles from './LiveNow.module.css';
import { useLive } from './useLive.ts';

/** More would push the open tables out of sight. */
const MOST = 3;

/** The best games that are played now; nothing as long as there are none. */
export function LiveNow() {
  const { say } = useTranslation();
  const tables = useLive().tables ?? [];
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

import { Link } from 'wouter';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './TurnCount.module.css';
import { useTurns } from './turns.ts';

/** How many games wait for the player, in the bar of every page: a press leads to the most urgent. */
export function TurnCount() {
  const { say } = useTranslation();
  const { yours } = useTurns();
  if (yours.length === 0) return null;
  const words = say('ui.byDay.waiting', { count: yours.length });
  return (
    <Link className={styles.count} href={`/table/${yours[0].table.id}`} aria-label={words} title={words}>
      {yours.length}
    </Link>
  );
}

import type { Standing } from '@provincia/protocol';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './StandingText.module.css';

/** "1611 ± 339", and whether it is provisional. */
export function StandingText({ standing }: { readonly standing: Standing }) {
  const { say } = useTranslation();
  const { rating, deviation, provisional } = standing;
  return (
    <span className={styles.standing} title={say('ui.account.ratingHelp')}>
      <b>{rating}</b> ± {deviation}
      {provisional && <small>{say('ui.account.provisional')}</small>}
    </span>
  );
}

import { useState } from 'react';
import buttons from '../controls/buttons.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './RemoteTable.module.css';

/** Says, until somebody has read it, why a game that was to be rated is not. */
export function Unrated() {
  const { say } = useTranslation();
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <p className={styles.notice} role="status">
      {say('ui.match.oneself')}
      <button type="button" className={buttons.button} onClick={() => setRead(true)}>
        {say('ui.common.close')}
      </button>
    </p>
  );
}

/// <reference types="vite-plugin-pwa/react" />
import { useRegisterSW } from 'virtual:pwa-register/react';
import buttons from '../controls/buttons.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './Update.module.css';

const HOUR = 3_600_000;

/** Keeps the program on this device, so that it starts without a connection, and says when a newer one has been loaded. */
export function Update() {
  const { say } = useTranslation();
  const {
    needRefresh: [isReady, setReady],
    updateServiceWorker,
  } = useRegisterSW({
    onRegisteredSW: (_, registration) => {
      // Tabs stay open for days.
      if (registration !== undefined) setInterval(() => void registration.update().catch(() => {}), HOUR);
    },
  });
  return (
    <div className={styles.update} role="status">
      {isReady && (
        <p>
          {say('ui.common.update')}
          <button type="button" className={buttons.gold} onClick={() => updateServiceWorker(true)}>
            {say('ui.common.updateNow')}
          </button>
          <button type="button" className={buttons.button} onClick={() => setReady(false)}>
            {say('ui.common.close')}
          </button>
        </p>
      )}
    </div>
  );
}

import { useEffect } from 'react';
import { languageOf } from '../settings/chosen.ts';
import { useSettings } from '../settings/settings.ts';

/** For a device that may show notifications: the server hears where it is reached, and what was seen is put away. */
export function useDevice(): void {
  useEffect(() => {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    const loading = import('./device.ts');
    // Without a connection it is for the next visit.
    void loading.then(({ keepDevice }) => keepDevice(languageOf(useSettings.getState()))).catch(() => {});
    const look = () => {
      if (document.visibilityState === 'visible')
        void loading.then(({ noteSeen }) => noteSeen()).catch(() => {});
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}

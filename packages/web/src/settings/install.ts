import { useSyncExternalStore } from 'react';

/** Not yet in the types of browsers. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallEvent | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** The browser says once, soon after the start, that it could install the page; the button for it is elsewhere and later. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => setOffer(event as InstallEvent));
  addEventListener('appinstalled', () => setOffer(null));
}

/** Asks the player whether to install the page as an app; null if the browser cannot do it at a click. */
export function useInstall(): (() => void) | null {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offer,
  );
  if (current === null) return null;
  return () => {
    // An offer can be taken up once.
    setOffer(null);
    void current.prompt();
  };
}

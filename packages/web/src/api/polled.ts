import { useEffect, useSyncExternalStore } from 'react';

/**
 * A hook for something that is asked for again every so many milliseconds while somebody looks at the page, however many
 * parts of it show it.
 */
export function polled<T>(first: T, load: () => Promise<T>, every: number): () => T {
  let value = first;
  let users = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  const refresh = async () => {
    if (document.visibilityState === 'hidden') return;
    value = await load();
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return function usePolled() {
    useEffect(() => {
      if (users++ === 0) {
        void refresh();
        timer = setInterval(refresh, every);
        document.addEventListener('visibilitychange', refresh);
      }
      return () => {
        if (--users > 0) return;
        clearInterval(timer);
        document.removeEventListener('visibilitychange', refresh);
      };
    }, []);
    return useSyncExternalStore(
      subscribe,
      () => value,
      () => value,
    );
  };
}

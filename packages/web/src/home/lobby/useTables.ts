import type { Table } from '@provincia/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { request } from '../../api/request.ts';

interface Tables {
  /** Those that wait for people; null as long as the server cannot be reached. */
  readonly open: readonly Table[] | null;
  /** Those at which you sit. */
  readonly own: readonly Table[];
}

const EVERY = 10_000;

let tables: Tables = { open: [], own: [] };
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

async function refresh(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  tables = await Promise.all([
    request<Table[]>('GET', '/api/tables'),
    request<Table[]>('GET', '/api/me/tables'),
  ]).then(
    ([open, own]) => ({ open: open.filter(({ you }) => you === null), own }),
    () => ({ open: null, own: [] }),
  );
  for (const listener of listeners) listener();
}

/** Asked for every ten seconds while somebody looks, however many parts of the page show them. */
export function useTables(): Tables {
  useEffect(() => {
    if (watchers++ === 0) {
      void refresh();
      timer = setInterval(refresh, EVERY);
      document.addEventListener('visibilitychange', refresh);
    }
    return () => {
      if (--watchers > 0) return;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => tables,
    () => tables,
  );
}

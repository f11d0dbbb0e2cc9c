import { useSyncExternalStore } from 'react';
import type { TableLink, TableState } from './table-link.ts';

export function useLink(link: TableLink): TableState {
  return useSyncExternalStore(
    (listener) => link.subscribe(listener),
    () => link.state,
  );
}

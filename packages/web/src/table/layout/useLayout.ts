import { useSyncExternalStore } from 'react';

/** Wide: the reference stands beside the table. Middle: it is a drawer. Narrow: a phone. */
export type Layout = 'wide' | 'middle' | 'narrow';

const wide = '(min-width: 1000px)';
const middle = '(min-width: 700px)';

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, layoutNow, () => 'wide');
}

function layoutNow(): Layout {
  if (matchMedia(wide).matches) return 'wide';
  return matchMedia(middle).matches ? 'middle' : 'narrow';
}

function subscribe(listener: () => void): () => void {
  const queries = [matchMedia(wide), matchMedia(middle)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

import { use } from 'react';
import { MarkedRule } from './useMarked.ts';

/** Whether the address names it; undefined where it does not, so that nothing is written. */
export function useIsMarked(name: string): true | undefined {
  return use(MarkedRule) === name || undefined;
}

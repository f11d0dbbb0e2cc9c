import { fileURLToPath } from 'node:url';
import { type Entrant, entrantCalled } from '@provincia/lab';
import { kingdoms } from './kingdoms.ts';

/** A strategy that was written and tuned for one kingdom. */
export interface Rival {
  readonly name: string;
  readonly kingdom: readonly string[];
  readonly player: Entrant;
}

export const rivalNames: readonly string[] = Object.keys(kingdoms);

/** All of them, as their files say. */
export function rivals(): Rival[] {
  return Object.entries(kingdoms).map(([name, kingdom]) => ({
    name,
    kingdom,
    player: entrantCalled(fileURLToPath(new URL(`strategies/${name}.yaml`, import.meta.url))),
  }));
}

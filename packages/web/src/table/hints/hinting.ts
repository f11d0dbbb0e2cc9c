import type { Hints, Sight, Table } from '@provincia/protocol';
import { createContext, use } from 'react';
import type { Refused } from '../../api/problem-words.ts';

/** The hints to what is asked now. */
export interface Hinting {
  readonly isOpen: boolean;
  /** What was said, or why nothing was; null as long as it is being thought of. */
  readonly told: Hints | Refused | null;
  /** Shows them, and asks for them first if need be; or puts them away. */
  press(): void;
}

/** Null where nobody gets a hint. */
export const HintContext = createContext<Hinting | null>(null);

export function useHints(): Hinting | null {
  return use(HintContext);
}

/** Whether the player can ask for a hint: alone with bots, where nothing is at stake, and while they are asked something. */
export function canAsk(table: Table, { decision }: Sight): boolean {
  return decision !== null && isAlone(table) && !table.rated && !table.daily?.counts;
}

/** Whether all others are bots. */
export function isAlone({ seats, you }: Pick<Table, 'seats' | 'you'>): boolean {
  return seats.every(({ kind }, seat) => (kind === 'bot') !== (seat === you));
}

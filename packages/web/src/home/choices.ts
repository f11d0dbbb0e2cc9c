import { useEffect } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { newestPrintings, type PrintingChoices, withNewSets } from '../kingdoms/piles.ts';
import { CHOICES_KEY } from '../settings/chosen.ts';

/** Of what chance decides by the rules, if the players do not settle it. */
export const settledChoices = ['rules', 'with', 'without'] as const;
/** Minutes and the seconds that each turn adds; and days. */
export const liveClocks: readonly string[] = ['5+10', '10+10', '15+15', '30+20'];
export const dayClocks: readonly string[] = ['1d', '2d', '3d', '5d', '7d'];

export type SettledChoice = (typeof settledChoices)[number];

/** How it is played at a table, and who can come. */
export interface HowChosen {
  readonly shelters: SettledChoice;
  readonly colonies: SettledChoice;
  /** One of the choices, or whatever else somebody has made a table with. */
  readonly clock: string;
  readonly access: 'open' | 'link';
  readonly rated: boolean;
}

/** What a new table is like, its kingdom aside. */
export interface TableChoice extends HowChosen {
  /** Who sits at the other seats: a person, or a bot by its level. */
  readonly others: readonly string[];
  readonly printings: PrintingChoices;
}

/** What was chosen last time, on this device. */
interface Choices {
  readonly bots: number;
  readonly level: string;
  /** The printed kingdom that is suggested. */
  readonly suggestion: string;
  readonly table: TableChoice;
  /** Whether nobody has played here, nor said whether they know the game. */
  readonly isNew: boolean;
  set(change: Partial<Omit<Choices, 'set'>>): void;
}

export const useChoices = create<Choices>()(
  persist(
    (set) => ({
      bots: 1,
      level: 'normal',
      suggestion: 'first-game',
      table: {
        others: ['person'],
        printings: newestPrintings,
        shelters: 'rules',
        colonies: 'rules',
        clock: 'none',
        access: 'open',
        rated: false,
      },
      isNew: true,
      set: (change) => set(change),
    }),
    {
      name: CHOICES_KEY,
      version: 1,
      // Who has chosen something here has played.
      migrate: (before) => ({ ...(before as Choices), isNew: false }),
      merge: (kept, now) => {
        const choices = { ...now, ...(kept as Partial<Choices>) };
        // What was kept on a device before says nothing of what is new.
        return { ...choices, table: withNewSets({ ...now.table, ...choices.table }) };
      },
    },
  ),
);

/** Whoever sits at a table need not be asked any more whether they know the game. */
export function usePlayed(): void {
  const { isNew, set } = useChoices();
  useEffect(() => {
    if (isNew) set({ isNew: false });
  }, [isNew, set]);
}

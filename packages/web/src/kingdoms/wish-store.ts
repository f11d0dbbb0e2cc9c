import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { newestPrintings, type PrintingChoices, withNewSets } from './piles.ts';

/** What can be asked of a kingdom, by the names the server knows. */
export const needNames = [
  'village',
  'draw',
  'buy',
  'trasher',
  'gainer',
  'remodeler',
  'attack',
  'curser',
  'looter',
  'discarder',
  'thief',
  'reaction',
  'duration',
  'treasure',
  'alt-victory',
] as const;

export type Need = (typeof needNames)[number];

/** What was wished for last time, on this device. */
interface WishStore {
  readonly printings: PrintingChoices;
  readonly attacks: { readonly min: number; readonly max: number };
  readonly needs: readonly Need[];
  set(change: Partial<Omit<WishStore, 'set'>>): void;
}

export const useWish = create<WishStore>()(
  persist(
    (set) => ({
      printings: newestPrintings,
      attacks: { min: 0, max: 3 },
      needs: [],
      set: (change) => set(change),
    }),
    {
      name: 'provincia-wish',
      merge: (kept, now) => withNewSets({ ...now, ...(kept as Partial<WishStore>) }),
    },
  ),
);

import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { Doubt } from './doubts.ts';

interface Settled {
  /** The game in which it was. */
  readonly game: string;
  readonly doubts: readonly Doubt[];
  add(game: string, doubt: Doubt): void;
}

/** What a player was asked about in a game and did all the same: it outlives a reload, but not the tab. */
export const useSettled = create<Settled>()(
  persist(
    (set) => ({
      game: '',
      doubts: [],
      add: (game, doubt) =>
        set((before) => ({ game, doubts: before.game === game ? [...before.doubts, doubt] : [doubt] })),
    }),
    { name: 'provincia-settled', storage: createJSONStorage(() => sessionStorage) },
  ),
);

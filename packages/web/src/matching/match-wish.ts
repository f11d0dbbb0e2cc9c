import { setIds } from '@provincia/catalog';
import type { MatchWish } from '@provincia/protocol';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface KeptWish {
  readonly wish: MatchWish;
  change(part: Partial<MatchWish>): void;
}

/** What somebody wanted to play last time, on this device. */
export const useMatchWish = create<KeptWish>()(
  persist(
    (set) => ({
      wish: { players: [2], sets: [...setIds], rated: false, pace: 'live', range: 200 },
      change: (part) => set(({ wish }) => ({ wish: { ...wish, ...part } })),
    }),
    { name: 'provincia-match', version: 1 },
  ),
);

/** A list with or without an item, in the order of all; the last one stays. */
export function toggled<T>(all: readonly T[], chosen: readonly T[], item: T): T[] {
  const next = all.filter((one) => (one === item ? !chosen.includes(one) : chosen.includes(one)));
  return next.length === 0 ? [...chosen] : next;
}

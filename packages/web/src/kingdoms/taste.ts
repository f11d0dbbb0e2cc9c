import type { CardId } from '@provincia/catalog';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type Opinion = 'liked' | 'banned';

interface Taste {
  /** What somebody thinks of cards, on this device. */
  readonly opinions: Readonly<Partial<Record<CardId, Opinion>>>;
  /** Gives an opinion, or takes it back if they have it already. */
  toggle(id: CardId, opinion: Opinion): void;
  forget(opinion: Opinion): void;
}

export const useTaste = create<Taste>()(
  persist(
    (set) => ({
      opinions: {},
      toggle: (id, opinion) =>
        set(({ opinions: { [id]: now, ...others } }) => ({
          opinions: now === opinion ? others : { ...others, [id]: opinion },
        })),
      forget: (opinion) =>
        set(({ opinions }) => ({
          opinions: Object.fromEntries(Object.entries(opinions).filter(([, one]) => one !== opinion)),
        })),
    }),
    { name: 'provincia-taste' },
  ),
);

export function having(opinions: Taste['opinions'], opinion: Opinion): readonly CardId[] {
  return (Object.keys(opinions) as CardId[]).filter((id) => opinions[id] === opinion);
}

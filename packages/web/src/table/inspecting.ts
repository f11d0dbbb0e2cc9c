import type { CardId, Wish } from '@provincia/catalog';
import { useCallback } from 'react';
import { create } from 'zustand';
import { useLayout } from './layout/useLayout.ts';

interface Inspecting {
  /** The card in the inspector beside the table; the one looked at last. */
  readonly id: CardId | null;
  /** The card that asks, to which the inspector comes back. */
  readonly asking: CardId | null;
  /** The card that lies large over everything. */
  readonly sheet: CardId | null;
  /** The pile that was tapped to be read: another tap takes a card of it. */
  readonly pile: string | null;
  /** Where the card that is read lies, if it is something that could be chosen at times. */
  readonly wish: Wish | null;
  /** Shows a card beside the table. */
  look(id: CardId | null, wish?: Wish | null): void;
  /** Shows the card that asks, until something else is looked at. */
  ask(id: CardId | null): void;
  /** Nothing is looked at any more: if a card asks, it is shown again. */
  lookBack(): void;
  /** Shows a card large over everything, where there is no room beside it. */
  open(id: CardId, wish?: Wish | null): void;
  close(): void;
  /** Reads the first card of a pile. */
  tap(pile: string, id: CardId): void;
  leavePile(): void;
}

/** Which card is being read: asked for from everywhere at the table, also while others move. */
export const useInspecting = create<Inspecting>()((set) => ({
  id: null,
  asking: null,
  sheet: null,
  pile: null,
  wish: null,
  look: (id, wish = null) => set({ id, wish }),
  ask: (asking) => set({ asking, ...(asking !== null && { id: asking, wish: null }) }),
  lookBack: () => set(({ asking }) => (asking === null ? {} : { id: asking, wish: null })),
  open: (id, wish = null) => set({ id, wish, sheet: id }),
  close: () => set({ sheet: null }),
  tap: (pile, id) => set({ pile, id }),
  leavePile: () => set({ pile: null }),
}));

/** Shows a card beside the table, or large where there is no room for that. */
export function useReading(): (id: CardId, wish?: Wish | null) => void {
  const layout = useLayout();
  const { look, open } = useInspecting();
  return useCallback((id, wish = null) => (layout === 'wide' ? look : open)(id, wish), [layout, look, open]);
}

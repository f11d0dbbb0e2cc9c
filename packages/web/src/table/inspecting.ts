import type { CardId } from '@provincia/catalog';
import { create } from 'zustand';

interface Inspecting {
  /** The card in the inspector beside the table; the one looked at last. */
  readonly id: CardId | null;
  /** The card that asks, to which the inspector comes back. */
  readonly asking: CardId | null;
  /** The card that lies large over everything. */
  readonly sheet: CardId | null;
  /** The pile that was tapped to be read: another tap takes a card of it. */
  readonly pile: string | null;
  /** Shows a card beside the table. */
  look(id: CardId | null): void;
  /** Shows the card that asks, until something else is looked at. */
  ask(id: CardId | null): void;
  /** Nothing is looked at any more: if a card asks, it is shown again. */
  lookBack(): void;
  /** Shows a card large over everything, where there is no room beside it. */
  open(id: CardId): void;
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
  look: (id) => set({ id }),
  ask: (asking) => set(({ id }) => ({ asking, id: asking ?? id })),
  lookBack: () => set(({ asking, id }) => ({ id: asking ?? id })),
  open: (id) => set({ id, sheet: id }),
  close: () => set({ sheet: null }),
  tap: (pile, id) => set({ pile, id }),
  leavePile: () => set({ pile: null }),
}));

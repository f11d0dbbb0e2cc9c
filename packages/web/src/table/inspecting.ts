import type { CardId } from '@provincia/catalog';
import { create } from 'zustand';

interface Inspecting {
  /** The card in the inspector beside the table; the one looked at last. */
  readonly id: CardId | null;
  /** The card that lies large over everything. */
  readonly sheet: CardId | null;
  /** Shows a card beside the table. */
  look(id: CardId | null): void;
  /** Shows a card large over everything, where there is no room beside it. */
  open(id: CardId): void;
  close(): void;
}

/** Which card is being read: asked for from everywhere at the table, also while others move. */
export const useInspecting = create<Inspecting>()((set) => ({
  id: null,
  sheet: null,
  look: (id) => set({ id }),
  open: (id) => set({ id, sheet: id }),
  close: () => set({ sheet: null }),
}));

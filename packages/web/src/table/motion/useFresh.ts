import { create } from 'zustand';

const SHOWN = 1500;

interface Fresh {
  /** By seat the card it has just gained. */
  readonly gained: Readonly<Record<number, string>>;
}

const useGained = create<Fresh>()(() => ({ gained: {} }));

/** Marks a card as just gained, for a moment. */
export function markGained(seat: number, card: string): void {
  useGained.setState(({ gained }) => ({ gained: { ...gained, [seat]: card } }));
  setTimeout(() => {
    useGained.setState(({ gained }) => {
      const { [seat]: marked, ...others } = gained;
      return { gained: marked === card ? others : gained };
    });
  }, SHOWN);
}

/** What a seat has just gained. */
export function useFresh(seat: number | null): string | null {
  return useGained(({ gained }) => (seat === null ? null : (gained[seat] ?? null)));
}

import { useCallback, useState } from 'react';

interface Folds {
  isOpen(place: number): boolean;
  toggle(place: number, open: boolean): void;
  readonly anyOpen: boolean;
  /** Folds all, or if all are, unfolds them. */
  toggleAll(): void;
}

/** Which of so many turns are unfolded: those from a certain one on, unless the reader wants it otherwise. */
export function useFolds(count: number, from: number): Folds {
  const [isAll, setAll] = useState(false);
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map());
  const toggle = useCallback(
    (place: number, open: boolean) => setChanged((before) => new Map(before).set(place, open)),
    [],
  );
  const isOpen = (place: number) => changed.get(place) ?? (isAll || place >= from);
  const anyOpen = Array.from({ length: count }, (_, place) => place).some(isOpen);
  return {
    isOpen,
    toggle,
    anyOpen,
    toggleAll: () => {
      setAll(!anyOpen);
      // The next turn is to be unfolded again when it comes.
      const shut = Array.from({ length: count }, (_, place) => [place, false] as const);
      setChanged(new Map(anyOpen ? shut : []));
    },
  };
}
